/** Words in the paths of English web sites; a locale may translate them (`page`). */
export const PAGES: readonly string[] = Object.freeze(
  `products offers about contact news careers help cart account shipping returns press stores team
   pricing guides events partners downloads newsletter blog docs gallery reviews`.split(/\s+/),
);

/** English words for documents, as people name their files; a locale may translate them (`file`). */
export const FILES: readonly string[] = Object.freeze(
  `invoice quote minutes contract report presentation resume notice delivery-note order expenses
   manual overview schedule budget inventory photo draft proposal checklist agenda receipt survey
   roadmap`.split(/\s+/),
);

/** What people add to the name of a file: a year, a quarter or a version. */
export const FILE_ENDINGS: readonly string[] = Object.freeze(
  '2021 2022 2023 2024 2025 2024-q1 2024-q2 2024-q3 2024-q4 2025-q1 2025-q2 v1 v2 v3 v4 final'.split(
    ' ',
  ),
);
