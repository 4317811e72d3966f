import type { MigrateUpArgs as PostgresArgs } from '@payloadcms/db-postgres';
import { sql as postgresSql } from '@payloadcms/db-postgres';
import type { MigrateUpArgs as SqliteArgs } from '@payloadcms/db-sqlite';
import { sql } from '@payloadcms/db-sqlite';

/**
 * Tables of the search, which no collection of Payload's describes: documents that wait to be indexed (`search_changes`), what is
 * searched (`search_entries`), the words of it (`search_words`), and the full text of both.
 */
const tables = ['search_changes', 'search_entries', 'search_words'];
const sqliteFullText = ['search_index', 'search_trigrams'];

/** With SQLite's FTS5. The texts are indexed without being stored a second time (contentless tables). */
export async function createSqliteSearch(db: SqliteArgs['db']): Promise<void> {
	await db.run(
		sql`CREATE TABLE search_changes (id integer PRIMARY KEY, kind text NOT NULL, document integer NOT NULL)`,
	);
	await db.run(sql`CREATE TABLE search_entries (
		id integer PRIMARY KEY, kind text NOT NULL, document integer NOT NULL, lang text NOT NULL,
		title text NOT NULL, lead text NOT NULL, body text NOT NULL, shows_prices integer NOT NULL,
		UNIQUE (kind, document, lang))`);
	await db.run(
		sql`CREATE INDEX search_entries_prices_idx ON search_entries (lang) WHERE shows_prices`,
	);
	await db.run(sql`CREATE VIRTUAL TABLE search_index USING fts5 (
		place, title, lead, body, content = '', contentless_delete = 1, prefix = '2 3', tokenize = 'unicode61 remove_diacritics 0')`);
	await db.run(
		sql`CREATE TABLE search_words (id integer PRIMARY KEY, lang text NOT NULL, word text NOT NULL, UNIQUE (lang, word))`,
	);
	await db.run(sql`CREATE VIRTUAL TABLE search_trigrams USING fts5 (
		lang, trigrams, content = '', contentless_delete = 1, tokenize = "unicode61 remove_diacritics 0 tokenchars '_'")`);
}

export async function dropSqliteSearch(db: SqliteArgs['db']): Promise<void> {
	for (const table of [...sqliteFullText, ...tables]) await db.run(sql.raw(`DROP TABLE ${table}`));
}

/** With PostgreSQL's tsvector; words are compared byte by byte, as SQLite does, so that those that begin alike stand together. */
export async function createPostgresSearch(db: PostgresArgs['db']): Promise<void> {
	await db.execute(
		postgresSql`CREATE TABLE search_changes (id bigserial PRIMARY KEY, kind text NOT NULL, document integer NOT NULL)`,
	);
	await db.execute(postgresSql`CREATE TABLE search_entries (
		id serial PRIMARY KEY, kind text NOT NULL, document integer NOT NULL, lang text NOT NULL,
		title text NOT NULL, lead text NOT NULL, body text NOT NULL, shows_prices boolean NOT NULL, words tsvector NOT NULL,
		UNIQUE (kind, document, lang))`);
	await db.execute(
		postgresSql`CREATE INDEX search_entries_prices_idx ON search_entries (lang) WHERE shows_prices`,
	);
	await db.execute(
		postgresSql`CREATE INDEX search_entries_words_idx ON search_entries USING gin (words)`,
	);
	await db.execute(postgresSql`CREATE TABLE search_words (
		id serial PRIMARY KEY, lang text NOT NULL, word text COLLATE "C" NOT NULL, trigrams tsvector NOT NULL, UNIQUE (lang, word))`);
	await db.execute(
		postgresSql`CREATE INDEX search_words_trigrams_idx ON search_words USING gin (trigrams)`,
	);
}

export async function dropPostgresSearch(db: PostgresArgs['db']): Promise<void> {
	for (const table of tables) await db.execute(postgresSql.raw(`DROP TABLE ${table}`));
}
