/**
 * Words that at least one database does not accept unquoted as the name of a table or column. They were found by
 * trying every keyword in PostgreSQL 15, MariaDB 10.11 and SQLite 3.40. The reserved words of the manuals of
 * MySQL 8.4 and SQL Server 2022 are included.
 */
const WORDS = `
  accessible add admin all alter analyse analyze and any array as asc asensitive asymmetric
  authorization autoincrement backup before begin between bigint binary blob both break browse
  bulk by call cascade case cast change char character check checkpoint close clustered coalesce
  collate collation column commit compute concurrently condition constraint contains containstable
  continue convert create cross cube cume_dist current current_catalog current_date current_role
  current_schema current_time current_timestamp current_user cursor database databases day_hour
  day_microsecond day_minute day_second dbcc deallocate dec decimal declare default deferrable
  delayed delete delete_domain_id dense_rank deny desc describe deterministic disk distinct
  distinctrow distributed div do do_domain_ids double drop dump each else elseif empty enclosed
  end errlvl escape escaped except exec execute exists exit explain external extract false fetch
  file fillfactor first_value float float4 float8 for force foreign freetext freetexttable freeze
  from full fulltext function generated get goto grant group grouping groups having high_priority
  holdlock hour_microsecond hour_minute hour_second identity identity_insert identitycol if ignore
  ignore_domain_ids ilike in index infile initially inner inout insensitive insert int int1 int2
  int3 int4 int8 integer intersect interval into io_after_gtids io_before_gtids is isnull iterate
  join json_table key keys kill lag last_value lateral lead leading leave left library like limit
  linear lineno lines load localtime localtimestamp lock long longblob longtext loop low_priority
  manual master_bind master_demote_to_replica master_demote_to_slave master_ssl_verify_server_cert
  match maxvalue mediumblob mediumint mediumtext member merge middleint minute_microsecond
  minute_second mod modifies national natural no_write_to_binlog nocheck nonclustered not nothing
  notnull nth_value ntile null nullif numeric of off offset offsets on only open opendatasource
  openquery openrowset openxml optimize optimizer_costs option optionally or order out outer
  outfile over overlaps page_checksum parallel parse_vcol_expr partition percent percent_rank
  persist pivot placing plan portion position precision primary print proc procedure public purge
  qualify raiserror range rank read read_write reads readtext real reconfigure recursive
  ref_system_id references regexp release rename repeat replace replication require resignal
  restore restrict return returning revert revoke right rlike rollback row row_number rowcount
  rowguidcol rows rule save schema schemas second_microsecond securityaudit select
  semantickeyphrasetable semanticsimilaritydetailstable semanticsimilaritytable sensitive
  separator session_user set setuser show shutdown signal similar smallint some spatial specific
  sql sql_big_result sql_calc_found_rows sql_small_result sqlexception sqlstate sqlwarning ssl
  starting statistics stats_auto_recalc stats_persistent stats_sample_pages stored straight_join
  substring symmetric system system_user table tablesample terminated textsize then tinyblob
  tinyint tinytext to top trailing tran transaction trigger trim true truncate try_convert tsequal
  undo union unique unlock unpivot unsigned update updatetext usage use user using utc_date
  utc_time utc_timestamp value values varbinary varchar varcharacter variadic varying verbose view
  virtual waitfor when where while window with within write writetext xor year_month zerofill
`;

export const reservedWords: ReadonlySet<string> = new Set(WORDS.split(/\s+/).filter(Boolean));
