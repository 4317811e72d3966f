import type { Config } from '../payload-types.ts';

/** The roles of users; a user has one role and may have further ones. */
export const roles = [
	'author',
	'translator',
	'editor',
	'publisher',
	'price-manager',
	'admin',
] as const;
export type Role = (typeof roles)[number];

/**
 * `update`: change, or change the draft of an entity with drafts. `publish`: change the public version now or later, by publishing,
 * unpublishing, scheduling or replacing everywhere. `trash`: move to the trash and restore from it. `delete`: delete permanently. `import`,
 * `export`: as a file.
 */
export const actions = [
	'read',
	'create',
	'update',
	'publish',
	'trash',
	'delete',
	'import',
	'export',
] as const;
export type Action = (typeof actions)[number];

/**
 * The extent of a right. `own`: documents that the user created. `languages`: localized fields in the languages of the user's account.
 * `self`: the user's own account.
 */
export type Extent = 'all' | 'own' | 'languages' | 'self';

export type Rule = Partial<Record<Action, Extent>>;
type Rules = Record<Role, Rule>;

type Own<Slug extends string> = Exclude<Slug, `payload-${string}`>;
/** All collections and globals of this program, and Payload's jobs. */
export type Entity = Own<keyof Config['collections']> | keyof Config['globals'] | 'payload-jobs';

const all = 'all';
const reads: Rule = { read: all };
const writes: Rule = { ...reads, create: all, update: all };
const publishes: Rule = { ...writes, publish: all, trash: all };
const translates: Rule = { ...reads, update: 'languages' };
const exchanges: Rule = { import: all, export: all };

const none: Rules = {
	author: {},
	translator: {},
	editor: {},
	publisher: {},
	'price-manager': {},
	admin: {},
};
const administratorsOnly: Rules = { ...none, admin: { ...writes, delete: all } };
const everybodyReads: Rules = {
	author: reads,
	translator: reads,
	editor: reads,
	publisher: reads,
	'price-manager': reads,
	admin: reads,
};

/** Documents that authors write. */
const texts: Rules = {
	author: { ...reads, create: all, update: 'own' },
	translator: translates,
	editor: writes,
	publisher: publishes,
	'price-manager': reads,
	admin: { ...publishes, delete: all },
};

/** Files for use in texts; changing them needs no right to publish. */
const library: Rules = {
	...texts,
	editor: writes,
	publisher: { ...writes, trash: all },
	admin: { ...writes, trash: all, delete: all },
};

/** Folders and tags of the library. Deleting one deletes no file. */
const shelves: Rules = {
	...everybodyReads,
	editor: { ...writes, delete: all },
	publisher: { ...writes, delete: all },
	admin: { ...writes, delete: all },
};

/** Documents that several texts refer to. */
const shared: Rules = { ...texts, author: reads };

/** Globals that every page shows. */
const everyPage: Rules = {
	author: reads,
	translator: translates,
	editor: { ...reads, update: all },
	publisher: { ...reads, update: all, publish: all },
	'price-manager': reads,
	admin: { ...reads, update: all, publish: all },
};

/** Visitors see a change of these at once. */
const prices: Rules = {
	...everybodyReads,
	'price-manager': { ...writes, ...exchanges, delete: all },
	admin: { ...writes, ...exchanges, delete: all },
};

/**
 * The table of rights. Access functions, fields, endpoints, buttons, the tests and the table in the editors' guide follow from it. A
 * collection or global without a line here is a type error; an action that is not in a line is forbidden.
 */
export const rights: Record<Entity, Rules> = {
	pages: texts,
	posts: texts,
	products: shared,
	categories: shared,
	authors: shared,
	media: library,
	'media-folders': shelves,
	'media-tags': shelves,
	releases: {
		...everybodyReads,
		editor: writes,
		publisher: publishes,
		admin: { ...publishes, delete: all },
	},
	redirects: {
		...everybodyReads,
		publisher: { ...writes, ...exchanges, trash: all },
		admin: { ...writes, ...exchanges, trash: all, delete: all },
	},

	// Visitors see a change at once, and a form determines who gets personal data by email.
	forms: {
		...everybodyReads,
		publisher: writes,
		admin: { ...writes, delete: all },
	},
	// Personal data of visitors, which only the program writes.
	'form-submissions': {
		...none,
		publisher: { ...reads, export: all },
		admin: { ...reads, export: all, delete: all },
	},

	header: everyPage,
	footer: everyPage,
	'call-to-action': everyPage,
	'site-settings': everyPage,
	brand: everyPage,

	operators: prices,
	'sms-prices': prices,
	'subscription-prices': prices,
	'rcs-prices': prices,
	'email-price-tiers': prices,
	countries: everybodyReads,
	// Visitors see a change at once.
	'country-guides': {
		...everybodyReads,
		publisher: { ...writes, delete: all },
		'price-manager': { ...writes, delete: all },
		admin: { ...writes, delete: all },
	},

	users: {
		author: { read: 'self', update: 'self' },
		translator: { read: 'self', update: 'self' },
		editor: { read: 'self', update: 'self' },
		publisher: { read: 'self', update: 'self' },
		'price-manager': { read: 'self', update: 'self' },
		admin: { ...writes, delete: all },
	},
	'sign-in': { ...everybodyReads, admin: { ...reads, update: all } },
	'api-tokens': { ...none, admin: { ...reads, update: all } },
	'payload-jobs': administratorsOnly,
	'audit-entries': { ...none, admin: { ...reads, export: all } },

	// Only the program writes these.
	'unanswered-searches': {
		...everybodyReads,
		editor: { ...reads, delete: all },
		publisher: { ...reads, delete: all },
		admin: { ...reads, delete: all },
	},
	'translation-states': everybodyReads,
	usages: none,
	'share-links': none,
	'release-members': none,
	reviews: none,
};
