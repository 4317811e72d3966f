import type { FieldHook, TextField, Where } from 'payload';
import { isReserved } from '../content/addresses/site-places.ts';
import { isSlug } from '../content/addresses/slug.ts';
import { say } from '../editing/say.ts';
import { words } from '../editing/words.ts';
import { slugFollowsTitle } from './addresses/slug-follows-title.ts';
import { refuse } from './unavailable/refuse.ts';

const messages = {
	format: words(
		'The address may only have lower-case letters a-z, digits and single hyphens.',
		'Adressen må kun have små bogstaver a-z, tal og enkelte bindestreger.',
		'Die Adresse darf nur Kleinbuchstaben a-z, Ziffern und einzelne Bindestriche enthalten.',
	),
	reserved: words(
		'The address is reserved for the site itself.',
		'Adressen er forbeholdt selve hjemmesiden.',
		'Die Adresse ist der Website selbst vorbehalten.',
	),
	taken: words(
		'The address is already used by another document in this language.',
		'Adressen bruges allerede af et andet dokument på dette sprog.',
		'Die Adresse wird in dieser Sprache schon von einem anderen Dokument verwendet.',
	),
};

type Collection = 'pages' | 'posts' | 'categories';

interface SlugContext {
	id?: number | string;
	data: { parent?: unknown; pageLayout?: unknown };
}

function siblings(collection: Collection, value: string, { id, data }: SlugContext): Where {
	const where: Where[] = [{ slug: { equals: value } }];
	if (id !== undefined) where.push({ id: { not_equals: id } });
	if (collection === 'pages') {
		const parent =
			typeof data.parent === 'object' && data.parent !== null && 'id' in data.parent
				? data.parent.id
				: data.parent;
		where.push(parent ? { parent: { equals: parent } } : { parent: { exists: false } });
	}
	return { and: where };
}

function mayUse(collection: Collection, value: string, data: SlugContext['data']): boolean {
	if (!isReserved(value)) return true;
	if (collection === 'pages' && data.parent) return true;
	return collection === 'pages' && value === 'blog' && String(data.pageLayout).startsWith('blog');
}

/** What is never on the way to an address: it would make a path, or something else of it. */
const pathCharacters = /[/\\.%?#<>"\p{Cc}]/u;

/** Drafts are not validated: what is being typed may be stored, but nothing that leads elsewhere. */
const refusePaths: FieldHook = ({ value, path, ...args }) => {
	if (typeof value === 'string' && pathCharacters.test(value))
		refuse(args, [{ path, message: say(args.req)(messages.format) }]);
	return value;
};

/** Localized address part: unique in its language (and below its parent), never a reserved word. */
export function slugField(collection: Collection, titleField: string): TextField {
	return {
		name: 'slug',
		type: 'text',
		label: words('Address', 'Adresse', 'Adresse'),
		localized: true,
		index: true,
		admin: {
			position: 'sidebar',
			description: words(
				'The last part of the address. Leave it empty when there is no version in this language.',
				'Sidste del af adressen. Lad feltet stå tomt, når der ikke er en udgave på dette sprog.',
				'Der letzte Teil der Adresse. Leer lassen, wenn es keine Fassung in dieser Sprache gibt.',
			),
		},
		hooks: {
			beforeValidate: [refusePaths, slugFollowsTitle(collection, titleField)],
		},
		validate: async (value: string | null | undefined, { id, data, req }) => {
			if (!value) return true;
			const inTheirLanguage = say(req);
			const context: SlugContext = { data, ...(id === undefined ? {} : { id }) };
			if (!isSlug(value)) return inTheirLanguage(messages.format);
			if (!mayUse(collection, value, data))
				return `${inTheirLanguage(messages.reserved)} (${value})`;
			const locale = req.locale === 'all' || !req.locale ? undefined : req.locale;
			const { totalDocs } = await req.payload.count({
				collection,
				where: siblings(collection, value, context),
				...(locale ? { locale } : {}),
				req,
			});
			return totalDocs === 0 ? true : `${inTheirLanguage(messages.taken)} (${value})`;
		},
	};
}
