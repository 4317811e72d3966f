import { readHexColor } from '@website/contracts/brand/color';
import { currencies } from '@website/contracts/currencies';
import { type LocaleCode, localeCodes } from '@website/contracts/locales';
import { z } from 'zod';

/** `#abc`, `AABBCC` and the like, as `#rrggbb`. */
const color = z.string().transform((text, context) => {
	const read = readHexColor(text);
	if (read) return read;
	context.addIssue('is not a color such as #1b5fd0');
	return z.NEVER;
});

/** What a new site begins with: a home page alone, the pages that most sites have, or the demo. */
export const starts = ['starter', 'empty', 'demo'] as const;
export type Start = (typeof starts)[number];

/** What a site of one's own needs. The demo brings all of it along. Colors that are missing follow from the others. */
export const ownSite = {
	accent: color.nullable().default(null),
	secondary: color.nullable().default(null),
	name: z.string().trim().min(1).max(60),
	email: z.email(),
	languages: z
		.array(z.enum(localeCodes))
		.min(1)
		.refine((codes) => new Set(codes).size === codes.length, 'names a language twice'),
	/** The language whose addresses have no prefix; the first one where none is named. */
	defaultLanguage: z.enum(localeCodes).optional(),
	/** The currencies that visitors can choose, the first one shown first. */
	currencies: z
		.array(z.enum(currencies))
		.min(1)
		.refine((codes) => new Set(codes).size === codes.length, 'names a currency twice')
		.default([...currencies]),
};

interface LanguageAnswers {
	languages: readonly LocaleCode[];
	defaultLanguage?: LocaleCode | undefined;
}

/** The default language is one of those that are chosen. */
export const hasOwnDefault = [
	({ languages, defaultLanguage }: LanguageAnswers) =>
		defaultLanguage === undefined || languages.includes(defaultLanguage),
	{ path: ['defaultLanguage'], error: 'is not one of the languages' },
] satisfies Parameters<z.ZodType<LanguageAnswers>['refine']>;

/** Every answer of the set-up, as it is carried out. */
export const siteAnswers = z.discriminatedUnion('start', [
	z.strictObject({ start: z.literal('demo') }),
	z
		.strictObject({
			start: z.enum(['starter', 'empty']),
			...ownSite,
			/** Id of an uploaded picture. */
			logo: z.number().int().positive().nullable().default(null),
		})
		.refine(...hasOwnDefault),
]);
export type SiteAnswers = z.infer<typeof siteAnswers>;

/** Answers so far: any of them may be missing, none is wrong. */
export const answersSoFar = z.strictObject({
	start: z.enum(starts).optional(),
	name: ownSite.name.optional(),
	email: ownSite.email.optional(),
	languages: ownSite.languages.optional(),
	defaultLanguage: ownSite.defaultLanguage,
	currencies: ownSite.currencies.unwrap().optional(),
	accent: color.nullable().optional(),
	secondary: color.nullable().optional(),
	logo: z.number().int().positive().nullable().optional(),
});
export type AnswersSoFar = z.infer<typeof answersSoFar>;

/** The first administrator. Without a password the owner of the address chooses one by a link. */
export const administratorAnswers = z.strictObject({
	name: z.string().trim().min(1).max(100),
	email: z.email().toLowerCase(),
	password: z.string().optional(),
});
export type AdministratorAnswers = z.infer<typeof administratorAnswers>;
