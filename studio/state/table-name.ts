const LONGEST = 60;

/** The name of a table from that of its file: letters, digits and underscores. */
export function tableNameOf(source: string): string {
  const [base = ''] = (source.split('/').at(-1) ?? '').split('.', 1);
  const words = base.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return words.join('_').slice(0, LONGEST) || 'table';
}
