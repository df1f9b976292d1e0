/** The names of the columns of `attributes`, an array of their numbers in the table `relation`, in its order. */
function names(relation: string, attributes: string): string {
  return `ARRAY(SELECT a.attname::text FROM unnest(${attributes}) WITH ORDINALITY AS k(number, place)
    JOIN pg_attribute a ON a.attrelid = ${relation} AND a.attnum = k.number ORDER BY k.place)`;
}

/**
 * The ordinary tables of the schemas in `schemas`, an SQL array, or of all schemas if it is null. Tables that inherit
 * rows to another one, partitions among them, are left out, as are those of extensions.
 */
export function tablesQuery(schemas: string): string {
  return `SELECT c.oid, n.nspname, c.relname FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind IN ('r', 'p') AND c.relpersistence <> 't'
      AND n.nspname NOT LIKE 'pg\\_%' AND n.nspname <> 'information_schema'
      AND (${schemas} IS NULL OR n.nspname = ANY (${schemas}))
      AND NOT EXISTS (SELECT 1 FROM pg_inherits i WHERE i.inhrelid = c.oid)
      AND NOT EXISTS (SELECT 1 FROM pg_depend d
        WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
    ORDER BY n.nspname, c.oid`;
}

/** The ordinary tables of all schemas that the user may read, with the names that the catalogue gives them. */
export const REACHABLE_QUERY = `SELECT CASE WHEN t.nspname = current_schema() THEN t.relname ELSE t.nspname || '.' || t.relname END,
    t.nspname, t.relname FROM (${tablesQuery('NULL::text[]')}) t
  WHERE has_schema_privilege(t.nspname, 'USAGE') AND has_table_privilege(t.oid, 'SELECT')`;

/** The partitions of the tables in `oids`, an SQL array: the only column of the key, and the bounds of each partition. */
export function partitionsQuery(oids: string): string {
  return `SELECT p.partrelid,
      (SELECT a.attname FROM pg_attribute a WHERE p.partnatts = 1 AND a.attrelid = p.partrelid AND a.attnum = p.partattrs[0]),
      ARRAY(SELECT pg_get_expr(c.relpartbound, c.oid) FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
        WHERE i.inhparent = p.partrelid ORDER BY c.oid),
      pg_get_partkeydef(p.partrelid)
    FROM pg_partitioned_table p WHERE p.partrelid = ANY (${oids})`;
}

/** The columns of the tables in `oids`, an SQL array. */
export function columnsQuery(oids: string): string {
  return `SELECT a.attrelid, a.attname, a.atttypid, format_type(a.atttypid, a.atttypmod), NOT a.attnotnull,
      pg_get_expr(d.adbin, d.adrelid), a.attidentity, a.attgenerated, col_description(a.attrelid, a.attnum)
    FROM pg_attribute a LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
    WHERE a.attrelid = ANY (${oids}) AND a.attnum > 0 AND NOT a.attisdropped
    ORDER BY a.attrelid, a.attnum`;
}

/** Types that are not built in, with the types of their elements and domains, and of the ends of ranges. */
export const TYPES_QUERY = `SELECT t.oid, t.typtype, t.typelem, t.typbasetype,
    CASE t.typtype WHEN 'd' THEN format_type(t.typbasetype, t.typtypmod)
      WHEN 'r' THEN (SELECT format_type(r.rngsubtype, NULL) FROM pg_range r WHERE r.rngtypid = t.oid) END, t.typnotnull, t.typdefault,
    ARRAY(SELECT e.enumlabel::text FROM pg_enum e WHERE e.enumtypid = t.oid ORDER BY e.enumsortorder),
    ARRAY(SELECT pg_get_expr(c.conbin, 0) FROM pg_constraint c WHERE c.contypid = t.oid AND c.contype = 'c' ORDER BY c.conname)
  FROM pg_type t WHERE t.typtype IN ('d', 'e') OR t.typcategory = 'A' OR t.typtype = 'r' AND t.typnamespace <> 'pg_catalog'::regnamespace`;

export function constraintsQuery(oids: string): string {
  return `SELECT c.conrelid, c.contype, ${names('c.conrelid', 'c.conkey')}, c.confrelid,
      ${names('c.confrelid', 'c.confkey')}, c.condeferrable, pg_get_expr(c.conbin, c.conrelid),
      c.conname, pg_get_constraintdef(c.oid)
    FROM pg_constraint c WHERE c.conrelid = ANY (${oids}) AND c.contype IN ('p', 'u', 'f', 'c', 'x')
    ORDER BY c.conrelid, c.conname`;
}

/** Unique indexes that belong to no constraint. */
export function uniqueIndexesQuery(oids: string): string {
  return `SELECT i.indrelid, ${names('i.indrelid', '(i.indkey::int2[])[0:i.indnkeyatts - 1]')},
      ARRAY(SELECT pg_get_indexdef(i.indexrelid, k.place::int, false)
        FROM unnest((i.indkey::int2[])[0:i.indnkeyatts - 1]) WITH ORDINALITY AS k(number, place) WHERE k.number = 0),
      pg_get_expr(i.indpred, i.indrelid), pg_get_indexdef(i.indexrelid)
    FROM pg_index i WHERE i.indrelid = ANY (${oids}) AND i.indisunique AND NOT i.indisprimary
      AND NOT EXISTS (SELECT 1 FROM pg_constraint c WHERE c.conindid = i.indexrelid AND c.contype IN ('u', 'x'))
    ORDER BY i.indrelid, i.indexrelid`;
}

/** Triggers that INSERT starts, each with the source of its function on the lines below. */
export function triggersQuery(oids: string): string {
  return `SELECT t.tgrelid, pg_get_triggerdef(t.oid) || E'\\n' || p.prosrc FROM pg_trigger t JOIN pg_proc p ON p.oid = t.tgfoid
    WHERE t.tgrelid = ANY (${oids}) AND NOT t.tgisinternal AND t.tgenabled <> 'D' AND t.tgtype & 4 <> 0
    ORDER BY t.tgrelid, t.tgname`;
}

/** The tables in `oids`, an SQL array, and all that inherit from them, partitions among them, as an SQL array. */
function families(oids: string): string {
  return `ARRAY(WITH RECURSIVE family AS (SELECT unnest(${oids}) AS oid
    UNION SELECT i.inhrelid FROM pg_inherits i JOIN family f ON i.inhparent = f.oid) SELECT oid FROM family)`;
}

/** The tables that inherit from those in `oids`, an SQL array, and are no partitions of them. */
export function heirsQuery(oids: string): string {
  return `SELECT c.oid::regclass::text FROM pg_class c
    WHERE c.oid = ANY (${families(oids)}) AND NOT c.oid = ANY (${oids}) AND NOT c.relispartition ORDER BY c.oid`;
}

/** Whether a trigger of any event, or a rule, belongs to one of the tables in `oids`, an SQL array, or to one below them. */
export function triggersOnQuery(oids: string): string {
  const all = families(oids);
  return `SELECT EXISTS (SELECT 1 FROM pg_trigger WHERE tgrelid = ANY (${all}) AND NOT tgisinternal AND tgenabled <> 'D')
    OR EXISTS (SELECT 1 FROM pg_rewrite WHERE ev_class = ANY (${all}) AND ev_type <> '1' AND ev_enabled <> 'D')`;
}

/**
 * The foreign keys that refer to the tables in `oids`, or their partitions, and belong to none in `except`, SQL arrays, as rows of
 * `readReferrers`. The server refuses changes itself for those without an action.
 */
export function referrersQuery(oids: string, except: string): string {
  const all = families(oids);
  return `SELECT c.oid, c.conrelid::regclass::text, a.attname, b.attname, c.conrelid = ANY (${all}),
      c.confdeltype IN ('c', 'n', 'd'), c.confupdtype IN ('c', 'n', 'd')
    FROM pg_constraint c CROSS JOIN LATERAL unnest(c.conkey, c.confkey) WITH ORDINALITY AS k(own, other, place)
    JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = k.own
    JOIN pg_attribute b ON b.attrelid = c.confrelid AND b.attnum = k.other
    WHERE c.contype = 'f' AND c.conparentid = 0
      AND c.confrelid = ANY (${all}) AND NOT c.conrelid = ANY (${families(except)})
    ORDER BY c.conrelid, c.oid, k.place`;
}

/** Whether the default of a column of another table takes its numbers from a sequence that one of these tables owns. */
export function lentSequencesQuery(oids: string): string {
  return `SELECT EXISTS (SELECT 1 FROM pg_depend own
    JOIN pg_class s ON s.oid = own.objid AND s.relkind = 'S'
    JOIN pg_depend used ON used.refclassid = 'pg_class'::regclass AND used.refobjid = s.oid
      AND used.classid = 'pg_attrdef'::regclass
    JOIN pg_attrdef f ON f.oid = used.objid
    WHERE own.classid = 'pg_class'::regclass AND own.refclassid = 'pg_class'::regclass
      AND own.refobjid = ANY (${oids}) AND NOT f.adrelid = ANY (${oids}))`;
}

/** The sequences behind columns of a table: owned by the column, or used by its default. */
export function sequencesQuery(table: string): string {
  return `SELECT a.attname, s.oid::regclass::text, q.seqincrement FROM pg_attribute a
    LEFT JOIN pg_attrdef f ON f.adrelid = a.attrelid AND f.adnum = a.attnum
    JOIN pg_depend d ON (d.classid = 'pg_class'::regclass AND d.refclassid = 'pg_class'::regclass
        AND d.refobjid = a.attrelid AND d.refobjsubid = a.attnum)
      OR (d.classid = 'pg_attrdef'::regclass AND d.objid = f.oid AND d.refclassid = 'pg_class'::regclass)
    JOIN pg_class s ON s.relkind = 'S' AND s.oid IN (d.objid, d.refobjid)
    JOIN pg_sequence q ON q.seqrelid = s.oid
    WHERE a.attrelid = ${table}::regclass AND a.attnum > 0 AND NOT a.attisdropped
    GROUP BY a.attname, s.oid, q.seqincrement`;
}

/** The name of the foreign key of a table over these columns, both as SQL texts. */
export function foreignKeyQuery(table: string, columns: readonly string[]): string {
  return `SELECT c.conname FROM pg_constraint c WHERE c.contype = 'f' AND c.conrelid = ${table}::regclass
    AND ${names('c.conrelid', 'c.conkey')} = ARRAY[${columns.join(', ')}]`;
}
