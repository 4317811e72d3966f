import {
	formerLocaleCodes,
	isLocaleCode,
	type LocaleCode,
	localeCodes,
	sourceLocale,
} from '@website/contracts/locales';
import { z } from 'zod';

const text = z.string().min(1);
const fields = z.record(z.string(), z.unknown());

/** The locales that files may have texts in. Those of removed ones are not imported. */
const fileLocale = z.enum([...localeCodes, ...formerLocaleCodes]);

/** A text by locale; the source locale is required. */
export const localizedText = z
	.partialRecord(fileLocale, z.string())
	.refine((texts) => texts[sourceLocale] !== undefined, `is missing in "${sourceLocale}"`)
	.transform(
		(texts): Partial<Record<LocaleCode, string>> =>
			Object.fromEntries(Object.entries(texts).filter(([code]) => isLocaleCode(code))),
	);

const seo = z.strictObject({
	title: z.string().optional(),
	metaDesc: z.string().optional(),
	metaKeywords: z.string().optional(),
	focuskw: z.string().optional(),
});

const moment = z.union([text, z.date()]).transform((value) => new Date(value).toISOString());

export const postFile = z.strictObject({
	date: moment,
	/** The date of the last change; default: the publication date. */
	modified: moment.optional(),
	author: text,
	categories: z.array(text).min(1).max(2),
	cover: text,
	images: z.record(z.string(), localizedText).default({}),
});

export const articleHead = z.strictObject({
	title: text,
	slug: text,
	excerpt: text,
	tags: z.array(text).default([]),
	seo: seo.optional(),
});

export const pageFile = z.strictObject({
	parent: text.nullish(),
	navbarTheme: z.enum(['light', 'dark']),
	pageLayout: z.enum(['default', 'simple', 'blog', 'blogWithSidebar', 'docs']),
	pageLogo: text.nullish(),
});

export const pageText = z.strictObject({
	title: text,
	slug: text,
	seo: seo.optional(),
	sections: z.array(z.looseObject({ blockType: text })),
});

export const altFile = z.record(z.string(), localizedText);

// Object.fromEntries loses the type: it has an entry for each locale.
const perLanguage = z.object(
	Object.fromEntries(fileLocale.options.map((code) => [code, fields.optional()])) as Record<
		LocaleCode,
		z.ZodOptional<typeof fields>
	>,
);
export const globalFile = perLanguage.strict();
export const productFile = perLanguage
	.extend({
		date: moment,
	})
	.loose();
const formField = z.strictObject({
	name: text,
	kind: text,
	required: z.boolean().default(false),
	autocomplete: text.optional(),
	label: localizedText,
	help: localizedText.optional(),
	choices: z.array(z.strictObject({ value: text, label: localizedText })).default([]),
});

export const formFile = z.strictObject({
	/** Editors read it, so it is in the site's default language. */
	name: localizedText,
	kind: z.enum(['message', 'newsletter']),
	recipients: z.array(z.email()).default([]),
	sendCopy: z.boolean().default(false),
	keepDays: z.number().int().positive(),
	submitLabel: localizedText,
	consentText: localizedText.optional(),
	thanksHeading: localizedText,
	thanksText: localizedText,
	fields: z.array(formField).min(1),
});
export const countryGuideFile = z.strictObject({
	senderTypes: z.array(text).min(1),
	checkedOn: text,
	registration: localizedText,
	optOut: localizedText,
	quietHours: localizedText,
});
export type FormFile = z.infer<typeof formFile>;
export const categoriesFile = z.array(perLanguage.extend({ key: text }).strict());
export const authorsFile = z.array(perLanguage.extend({ key: text, avatar: text }).strict());
export const redirectsFile = z.array(
	z.strictObject({
		from: text,
		to: text,
		status: z.union([z.string(), z.number()]),
		lang: z.enum(localeCodes).optional(),
	}),
);
