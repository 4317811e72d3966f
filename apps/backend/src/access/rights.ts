import type { Config } from '../payload-types.ts';

/** What somebody may be; a person has one role and may have further ones. */
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
 * `update`: change; of what has drafts, its draft. `publish`: whatever visitors see of it at once or later: publish, take down, plan,
 * replace everywhere. `trash`: put into the trash and take out again. `delete`: for good. `import`, `export`: as a file of its own.
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
 * How far a right goes. `own`: what somebody made. `languages`: what is written in each language, in those that stand in the person's
 * account. `self`: one's own account.
 */
export type Extent = 'all' | 'own' | 'languages' | 'self';

export type Rule = Partial<Record<Action, Extent>>;
type Rules = Record<Role, Rule>;

type Own<Slug extends string> = Exclude<Slug, `payload-${string}`>;
/** Every collection and global of this program, and the jobs that Payload keeps for it. */
export type Entity = Own<keyof Config['collections']> | keyof Config['globals'] | 'payload-jobs';

const all = 'all';
const reads: Rule = { read: all };
const writes: Rule = { ...reads, create: all, update: all };
const publishes: Rule = { ...writes, publish: all, trash: all };
const translates: Rule = { ...reads, update: 'languages' };
const exchanges: Rule = { import: all, export: all };

const nothing: Rules = {
	author: {},
	translator: {},
	editor: {},
	publisher: {},
	'price-manager': {},
	admin: {},
};
const forAdministrators: Rules = { ...nothing, admin: { ...writes, delete: all } };
const readByEverybody: Rules = {
	author: reads,
	translator: reads,
	editor: reads,
	publisher: reads,
	'price-manager': reads,
	admin: reads,
};

/** What authors write. */
const texts: Rules = {
	author: { ...reads, create: all, update: 'own' },
	translator: translates,
	editor: writes,
	publisher: publishes,
	'price-manager': reads,
	admin: { ...publishes, delete: all },
};

/** What stands ready to be used in texts; a change is no publishing. */
const library: Rules = {
	...texts,
	editor: writes,
	publisher: { ...writes, trash: all },
	admin: { ...writes, trash: all, delete: all },
};

/** How the library is sorted. Deleting a folder or a tag deletes no file. */
const shelves: Rules = {
	...readByEverybody,
	editor: { ...writes, delete: all },
	publisher: { ...writes, delete: all },
	admin: { ...writes, delete: all },
};

/** What several texts share. */
const shared: Rules = { ...texts, author: reads };

/** What every page shows. */
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
	...readByEverybody,
	'price-manager': { ...writes, ...exchanges, delete: all },
	admin: { ...writes, ...exchanges, delete: all },
};

/**
 * Who may do what: the one place. Access functions, fields, endpoints, buttons, the tests and the table in the editors' guide follow from
 * it. A collection or global without a line here is a type error, and an action that no line names is refused.
 */
export const rights: Record<Entity, Rules> = {
	pages: texts,
	posts: texts,
	products: shared,
	categories: shared,
	authors: shared,
	incidents: texts,
	media: library,
	patterns: library,
	'media-folders': shelves,
	'media-tags': shelves,
	releases: {
		...readByEverybody,
		editor: writes,
		publisher: publishes,
		admin: { ...publishes, delete: all },
	},
	redirects: {
		...readByEverybody,
		publisher: { ...writes, ...exchanges, trash: all },
		admin: { ...writes, ...exchanges, trash: all, delete: all },
	},

	// A change shows at once, and says who gets personal data by mail.
	forms: {
		...readByEverybody,
		publisher: writes,
		admin: { ...writes, delete: all },
	},
	// Personal data of visitors; the program alone writes it.
	'form-submissions': {
		...nothing,
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
	countries: readByEverybody,
	// Visitors see a change at once.
	'country-guides': {
		...readByEverybody,
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
	'sign-in': { ...readByEverybody, admin: { ...reads, update: all } },
	'api-tokens': forAdministrators,
	'payload-jobs': forAdministrators,
	'audit-entries': { ...nothing, admin: { ...reads, export: all } },

	// The program writes these.
	'unanswered-searches': {
		...readByEverybody,
		editor: { ...reads, delete: all },
		publisher: { ...reads, delete: all },
		admin: { ...reads, delete: all },
	},
	'translation-states': readByEverybody,
	usages: nothing,
	'share-links': nothing,
	'release-members': nothing,
	'lock-requests': nothing,
	reviews: nothing,
	'review-comments': nothing,
};
