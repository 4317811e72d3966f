/** A column, and the enumeration that PostgreSQL stores it as, if it is one. */
export interface Column {
	name: string;
	enumeration: string | null;
}

/** What copying needs of a database. */
export interface Tables {
	run: (statement: string) => Promise<void>;
	columns: (table: string) => Promise<Column[]>;
}

/** A table of documents or of a global that gets versions; its lists by the list they are in, from the outermost on. */
export interface Versioned {
	table: string;
	isGlobal: boolean;
	lists: Record<string, string | null>;
	hasTexts: boolean;
	hasRelations: boolean;
}

const quoted = (name: string) => `"${name}"`;

/** Makes what is stored a version of itself, published and the newest: lists of the editors' interface read versions. */
export async function addFirstVersions(database: Tables, stored: Versioned): Promise<void> {
	const { table, isGlobal } = stored;
	const versions = `_${table}_v`;
	await database.run(`update ${quoted(table)} set "_status" = 'published'`);
	const when = 'coalesce(source."updated_at", source."created_at")';
	await copy(database, table, versions, {
		skip: ['id'],
		into: (name) => `version_${name}`,
		fixed: {
			created_at: when,
			updated_at: when,
			latest: 'true',
			...(isGlobal ? {} : { parent_id: 'source."id"' }),
		},
		where: `${when} is not null`,
	});
	const owner = isGlobal
		? `cross join ${quoted(versions)} as owner`
		: `join ${quoted(versions)} as owner on owner."parent_id" = source."_parent_id"`;
	if (stored.hasTexts)
		await copy(database, `${table}_locales`, `${versions}_locales`, {
			skip: ['id', '_parent_id'],
			into: (name) => (name === '_locale' ? name : `version_${name}`),
			fixed: { _parent_id: 'owner."id"' },
			join: owner,
		});
	for (const [list, above] of Object.entries(stored.lists))
		await copy(database, `${table}_${list}`, `${versions}_version_${list}`, {
			skip: ['id', '_parent_id'],
			into: (name) => name,
			fixed: { _uuid: 'source."id"', _parent_id: 'owner."id"' },
			join: above
				? `join ${quoted(`${versions}_version_${above}`)} as owner on owner."_uuid" = source."_parent_id"`
				: owner,
		});
	if (stored.hasRelations)
		await copy(database, `${table}_rels`, `${versions}_rels`, {
			skip: ['id', 'parent_id', 'path'],
			into: (name) => name,
			fixed: { path: `'version.' || source."path"`, parent_id: 'owner."id"' },
			join: `cross join ${quoted(versions)} as owner`,
		});
}

interface Copying {
	/** Columns that are not copied as they are. */
	skip: string[];
	into: (column: string) => string;
	/** Columns of the new rows with their expressions. */
	fixed: Record<string, string>;
	join?: string;
	where?: string;
}

async function copy(
	database: Tables,
	from: string,
	to: string,
	{ skip, into, fixed, join = '', where = 'true' }: Copying,
): Promise<void> {
	const targets = new Map((await database.columns(to)).map((column) => [column.name, column]));
	const copied = (await database.columns(from)).filter(({ name }) => !skip.includes(name));
	const expressions = copied.map(({ name }) => {
		const enumeration = targets.get(into(name))?.enumeration;
		const column = `source.${quoted(name)}`;
		return enumeration ? `${column}::text::${quoted(enumeration)}` : column;
	});
	const names = [...copied.map(({ name }) => into(name)), ...Object.keys(fixed)].map(quoted);
	await database.run(
		`insert into ${quoted(to)} (${names.join(', ')}) select ${[...expressions, ...Object.values(fixed)].join(', ')} from ${quoted(from)} as source ${join} where ${where}`,
	);
}

const collection = { isGlobal: false, lists: {}, hasTexts: true, hasRelations: false };
const menu = { isGlobal: true, hasRelations: true };

/** What got drafts with the trash: categories, authors and what every page shares. */
export const versionedWithTrash: readonly Versioned[] = [
	{ table: 'categories', ...collection },
	{ table: 'authors', ...collection },
	{
		table: 'header',
		...menu,
		hasTexts: false,
		lists: { links: null, links_submenu: 'links', buttons: null },
	},
	{
		table: 'footer',
		...menu,
		hasTexts: true,
		lists: {
			top_row_socials: null,
			menu_columns: null,
			menu_columns_submenu: 'menu_columns',
			copyright_items: null,
		},
	},
	{ table: 'call_to_action', ...menu, hasTexts: true, lists: { buttons: null } },
	{ table: 'site_settings', ...collection, isGlobal: true },
];
