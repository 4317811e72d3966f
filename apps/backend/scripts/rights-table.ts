import {
	type Action,
	actions,
	type Entity,
	type Extent,
	type Role,
	rights,
	roles,
} from '../src/access/rights.ts';

const section =
	/(<!-- rights: written by `npm run generate -w apps\/backend` -->\n)[\s\S]*?(<!-- end of rights -->)/;

/** Entities that editors never see. */
const hidden = new Set(['payload-jobs', 'usages', 'share-links', 'release-members', 'reviews']);

/** The names of entities in the guide that differ from their slugs. */
const names: Partial<Record<Entity, string>> = {
	posts: 'Articles',
	'media-folders': 'Folders',
	'form-submissions': 'Answers to forms',
	'sms-prices': 'SMS prices',
	'rcs-prices': 'RCS prices',
	'email-price-tiers': 'E-mail price tiers',
	'sign-in': 'Sign-in',
	'api-tokens': 'API tokens',
	'audit-entries': 'Audit trail',
	'translation-states': 'Translations',
	'unanswered-searches': 'Searches without result',
};

const nameOf = (entity: Entity): string =>
	names[entity] ?? entity.charAt(0).toUpperCase() + entity.slice(1).replaceAll('-', ' ');

const roleNames: Record<Role, string> = {
	author: 'Author',
	translator: 'Translator',
	editor: 'Editor',
	publisher: 'Publisher',
	'price-manager': 'Price manager',
	admin: 'Administrator',
};

const actionNames: Record<Action, string> = {
	read: 'read',
	create: 'create',
	update: 'change',
	publish: 'publish',
	trash: 'trash and restore',
	delete: 'delete for good',
	import: 'import',
	export: 'export',
};

const extentNames: Record<Extent, string> = {
	all: '',
	own: ' own',
	languages: ' in their languages',
	self: ' their own',
};

function cell(entity: Entity, role: Role): string {
	const rule = rights[entity][role];
	const labels = actions.flatMap((action) => {
		const extent = rule[action];
		return extent ? [`${actionNames[action]}${extentNames[extent]}`] : [];
	});
	// Every other right includes reading.
	const beyondReading = labels.filter((label) => label !== actionNames.read);
	return (beyondReading.length > 0 ? beyondReading : labels).join(', ') || '–';
}

/** The document with an updated table of rights; entities with the same rights share a line. */
export function withRights(document: string): string {
	const entities = (Object.keys(rights) as Entity[])
		.filter((entity) => !hidden.has(entity))
		.map((entity) => ({
			name: nameOf(entity),
			cells: roles.map((role) => cell(entity, role)),
		}));
	const groups = [...Map.groupBy(entities, ({ cells }) => cells.join('|')).values()];
	const rows = groups.map((group) => [
		group.map(({ name }) => name).join(', '),
		...(group[0]?.cells ?? []),
	]);
	const lines = table(['', ...roles.map((role) => roleNames[role])], rows);
	return document.replace(section, (_all, begin, end) => `${begin}\n${lines}\n\n${end}`);
}

/** A Markdown table whose columns are as wide as their longest cell, as the project's formatter writes it. */
export function table(head: readonly string[], body: readonly (readonly string[])[]): string {
	const widths = head.map((_, column) =>
		Math.max(...[head, ...body].map((row) => row[column]?.length ?? 0)),
	);
	const line = (row: readonly string[]) =>
		`| ${row.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' | ')} |`;
	return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}
