import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle';

/** Runs a statement, whichever the database is. */
type Run = (statement: SQL) => Promise<{ rows: readonly Record<string, unknown>[] }>;

/** The tables of the documents that take over a list of sections, and the list's column. */
const takers = [
	['pages', 'sections'],
	['posts', 'blog_sections'],
] as const;

/**
 * Makes a draft without an address of each saved section, with its name as the title and its purpose as the description for search: a page
 * of the sections for pages, an article of the elements for articles. From there they are copied row by row.
 */
export async function savedSectionsToDrafts(run: Run): Promise<void> {
	const { rows: saved } = await run(sql`select id from patterns order by id`);
	for (const { id } of saved)
		for (const [table, list] of takers) {
			const [documents, versions] = [sql.identifier(table), sql.identifier(`_${table}_v`)];
			const [texts, versionTexts] = [
				sql.identifier(`${table}_locales`),
				sql.identifier(`_${table}_v_locales`),
			];
			const [sections, versionSections] = [sql.identifier(list), sql.identifier(`version_${list}`)];
			const filled = sql`from patterns_locales as l join patterns as p on p.id = l._parent_id
				where p.id = ${id} and cast(l.${sections} as text) like '[{%'`;
			if ((await run(sql`select l.id ${filled}`)).rows.length === 0) continue;
			const { rows: made } = await run(sql`insert into ${documents}
				(changed_by, created_by_id, updated_at, created_at, deleted_at, _status)
				select changed_by, created_by_id, updated_at, created_at, deleted_at, 'draft' from patterns
				where id = ${id} returning id`);
			const document = made[0]?.id;
			await run(sql`insert into ${texts} (title, ${sections}, seo_meta_desc, _locale, _parent_id)
				select p.name, l.${sections}, p.description, l._locale, ${document} ${filled}`);
			const { rows: version } = await run(sql`insert into ${versions}
				(parent_id, version_changed_by, version_created_by_id, version_updated_at, version_created_at,
				version_deleted_at, version__status, updated_at, created_at, latest)
				select id, changed_by, created_by_id, updated_at, created_at, deleted_at, 'draft', updated_at,
				created_at, true from ${documents} where id = ${document} returning id`);
			await run(sql`insert into ${versionTexts}
				(version_title, ${versionSections}, version_seo_meta_desc, _locale, _parent_id)
				select title, ${sections}, seo_meta_desc, _locale, ${version[0]?.id} from ${texts}
				where _parent_id = ${document}`);
		}
	// The next start indexes the references of the drafts.
	await run(sql`delete from usages where holder like 'patterns:%' or holder like 'index:%'`);
}
