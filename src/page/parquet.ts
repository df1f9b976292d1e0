/** Reads Parquet files. */

export { parquetSample } from '../adapters/tables/parquet/parquet-sample.js';
