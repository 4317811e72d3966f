import { readHexColor } from '@website/contracts/brand/color';
import { currencies } from '@website/contracts/currencies';
import { type LocaleCode, localeCodes } from '@website/contracts/locales';
import { type Feature, features } from '@website/contracts/site-options';
import { z } from 'zod';

/** Normalizes a color such as `#abc` or `AABBCC` to `#rrggbb`. */
const color = z.string().transform((text, context) => {
	const hex = readHexColor(text);
	if (hex) return hex;
	context.addIssue('is not a color such as #1b5fd0');
	return z.NEVER;
});

/** The initial content: `starter` has the pages that most sites need, `empty` only a home page, `demo` the content of the demo. */
export const starts = ['starter', 'empty', 'demo'] as const;
export type Start = (typeof starts)[number];

/** What a new site has unless its answers say otherwise. */
export const usualFeatures: readonly Feature[] = ['prices', 'blog', 'newsletter', 'search'];

/** The answers for a site other than the demo, which has its own values. Missing colors are derived from the others. */
export const siteFields = {
	accent: color.nullable().default(null),
	secondary: color.nullable().default(null),
	name: z.string().trim().min(1).max(60),
	email: z.email(),
	languages: z
		.array(z.enum(localeCodes))
		.min(1)
		.refine((codes) => new Set(codes).size === codes.length, 'must not contain duplicates'),
	/** The language whose URLs have no prefix; the first of `languages` by default. */
	defaultLanguage: z.enum(localeCodes).optional(),
	/** The currencies that visitors can choose; the first one is the default. */
	currencies: z
		.array(z.enum(currencies))
		.min(1)
		.refine((codes) => new Set(codes).size === codes.length, 'must not contain duplicates')
		.default([...currencies]),
	/** What the site has besides its pages. */
	features: z.array(z.enum(features)).default([...usualFeatures]),
};

interface LanguageAnswers {
	languages: readonly LocaleCode[];
	defaultLanguage?: LocaleCode | undefined;
}

/** Arguments for `refine`: the default language is one of `languages`. */
export const defaultLanguageRule = [
	({ languages, defaultLanguage }: LanguageAnswers) =>
		defaultLanguage === undefined || languages.includes(defaultLanguage),
	{ path: ['defaultLanguage'], error: 'must be one of languages' },
] satisfies Parameters<z.ZodType<LanguageAnswers>['refine']>;

/** The complete answers of a setup. */
export const siteAnswers = z.discriminatedUnion('start', [
	z.strictObject({ start: z.literal('demo') }),
	z
		.strictObject({
			start: z.enum(['starter', 'empty']),
			...siteFields,
			/** The id of the uploaded image. */
			logo: z.number().int().positive().nullable().default(null),
		})
		.refine(...defaultLanguageRule),
]);
export type SiteAnswers = z.infer<typeof siteAnswers>;

/** The answers of an unfinished setup: each is optional, but valid. */
export const partialAnswers = z.strictObject({
	start: z.enum(starts).optional(),
	name: siteFields.name.optional(),
	email: siteFields.email.optional(),
	languages: siteFields.languages.optional(),
	defaultLanguage: siteFields.defaultLanguage,
	currencies: siteFields.currencies.unwrap().optional(),
	features: siteFields.features.unwrap().optional(),
	accent: color.nullable().optional(),
	secondary: color.nullable().optional(),
	logo: z.number().int().positive().nullable().optional(),
});
export type PartialAnswers = z.infer<typeof partialAnswers>;

/** The first administrator. Without a password the owner of the email address sets one through a link. */
export const administratorAnswers = z.strictObject({
	name: z.string().trim().min(1).max(100),
	email: z.email().toLowerCase(),
	password: z.string().optional(),
});
export type AdministratorAnswers = z.infer<typeof administratorAnswers>;
