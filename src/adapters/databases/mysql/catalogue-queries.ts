const OWN = 'table_schema = DATABASE()';

export const TABLES_QUERY = `SELECT table_name FROM information_schema.tables
  WHERE ${OWN} AND table_type = 'BASE TABLE' ORDER BY create_time, table_name`;

export const COLUMNS_QUERY = `SELECT table_name, column_name, data_type, column_type, is_nullable, column_default, extra,
    column_comment FROM information_schema.columns WHERE ${OWN} ORDER BY table_name, ordinal_position`;

/** A part of an index over an expression has no column. */
export const UNIQUE_INDEXES_QUERY = `SELECT table_name, index_name, column_name, sub_part FROM information_schema.statistics
  WHERE ${OWN} AND non_unique = 0 ORDER BY table_name, index_name, seq_in_index`;

export const FOREIGN_KEYS_QUERY = `SELECT table_name, constraint_name, column_name,
    IF(referenced_table_schema = table_schema, referenced_table_name, CONCAT(referenced_table_schema, '.', referenced_table_name)),
    referenced_column_name FROM information_schema.key_column_usage
  WHERE ${OWN} AND referenced_table_name IS NOT NULL ORDER BY table_name, constraint_name, ordinal_position`;

/** MariaDB names the table of a check; in MySQL, names of constraints are unique. */
export function checksQuery(isMariadb: boolean): string {
  return `SELECT t.table_name, c.check_clause FROM information_schema.check_constraints c
    JOIN information_schema.table_constraints t ON t.constraint_schema = c.constraint_schema
      AND t.constraint_name = c.constraint_name ${isMariadb ? 'AND t.table_name = c.table_name' : ''}
    WHERE t.${OWN} AND t.constraint_type = 'CHECK' ORDER BY t.table_name, c.constraint_name`;
}

export const TRIGGERS_QUERY = `SELECT event_object_table, CONCAT('CREATE TRIGGER ', trigger_name, ' ', action_timing, ' INSERT\\n', action_statement)
  FROM information_schema.triggers WHERE trigger_schema = DATABASE() AND event_manipulation = 'INSERT'
  ORDER BY event_object_table, trigger_name`;

/** The tables in `list`, SQL texts, whose engine has no transactions, with its name. */
export function unsafeTablesQuery(list: string): string {
  return `SELECT t.table_name, t.engine FROM information_schema.tables t
    JOIN information_schema.engines e ON e.engine = t.engine
    WHERE t.table_schema = DATABASE() AND t.table_name IN (${list}) AND e.transactions = 'NO'`;
}

/** A row if a trigger of any event belongs to one of the tables in `list`, SQL texts. */
export function triggersOnQuery(list: string): string {
  return `SELECT 1 FROM information_schema.triggers
    WHERE event_object_schema = DATABASE() AND event_object_table IN (${list}) LIMIT 1`;
}

/** The tables of this database, and those of others whose names, with those of their databases, occur in a trigger. */
export const REACHABLE_QUERY = `SELECT IF(t.${OWN}, t.table_name, CONCAT(t.table_schema, '.', t.table_name)), t.table_schema, t.table_name
  FROM information_schema.tables t WHERE t.table_type = 'BASE TABLE' AND (t.${OWN} OR EXISTS (
    SELECT 1 FROM information_schema.triggers g WHERE g.trigger_schema = DATABASE()
      AND LOCATE(t.table_schema, g.action_statement) > 0 AND LOCATE(t.table_name, g.action_statement) > 0))`;

/**
 * The foreign keys that refer to the tables in `list` and belong to none in `except`, SQL texts, as rows of `readReferrers`. All of
 * them count as acting, because a load may have turned their checks off.
 */
export function referrersQuery(list: string, except: string): string {
  return `SELECT CONCAT_WS(' ', table_schema, table_name, constraint_name), CONCAT(table_schema, '.', table_name), column_name,
      referenced_column_name, ${OWN} AND table_name IN (${list}), 1, 1 FROM information_schema.key_column_usage
    WHERE referenced_table_schema = DATABASE() AND referenced_table_name IN (${list})
      AND NOT (${OWN} AND table_name IN (${except})) ORDER BY 1, ordinal_position`;
}
