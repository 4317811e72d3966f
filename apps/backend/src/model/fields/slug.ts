import type { Addressed } from '@website/contracts/entities';
import { isLocaleCode } from '@website/contracts/locales';
import type { FieldHook, TextField } from 'payload';
import { slugFormat, slugProblem } from '../../content/addresses/slug-problem.ts';
import { translator, words } from '../../platform/i18n/words.ts';
import { slugFollowsTitle } from './addresses/slug-follows-title.ts';
import { reject } from './reject.ts';

/** Characters that would turn a slug into a path, or change its URL otherwise. */
const pathCharacters = /[/\\.%?#<>"\p{Cc}]/u;

/** Rejects these characters even in drafts, which are not validated and may contain unfinished slugs. */
const rejectPathCharacters: FieldHook = ({ value, path, ...args }) => {
	if (typeof value === 'string' && pathCharacters.test(value))
		reject(args, [{ path, message: translator(args.req)(slugFormat) }]);
	return value;
};

/** The localized slug: unique in its locale (and below its parent), and not a reserved word. */
export function slugField(collection: Addressed, titleField: string): TextField {
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
			components: { afterInput: ['/model/fields/addresses/slug-notice.tsx#SlugNotice'] },
		},
		hooks: {
			beforeValidate: [rejectPathCharacters, slugFollowsTitle(collection, titleField)],
		},
		validate: async (value: string | null | undefined, { id, data, req }) => {
			if (!value) return true;
			const context = { data, ...(id === undefined ? {} : { id }) };
			const locale = isLocaleCode(req.locale) ? req.locale : undefined;
			const problem = await slugProblem(req, collection, value, context, locale);
			return problem === null || translator(req)(problem);
		},
	};
}
