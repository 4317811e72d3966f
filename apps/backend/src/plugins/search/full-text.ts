import { usesPostgres } from '../../platform/environment.ts';
import type { FullText } from './full-text-operations.ts';
import { postgresFullText } from './postgres.ts';
import { sqliteFullText } from './sqlite.ts';

/** The full-text search of the configured database: SQLite's FTS5, or PostgreSQL's tsvector. */
export const fullText: FullText = usesPostgres ? postgresFullText : sqliteFullText;
