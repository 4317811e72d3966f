import { type LocaleCode, localeCodes, sourceLocale } from '@website/contracts/locales';
import { z } from 'zod';

const text = z.string().min(1);
const fields = z.record(z.string(), z.unknown());

/** A text in each language that the demo content is written in. */
export const translated = z
	.partialRecord(z.enum(localeCodes), z.string())
	.refine((texts) => texts[sourceLocale] !== undefined, `is missing in "${sourceLocale}"`);

const seo = z.strictObject({
	title: z.string().optional(),
	metaDesc: z.string().optional(),
	metaKeywords: z.string().optional(),
	focuskw: z.string().optional(),
});

const moment = z.union([text, z.date()]).transform((value) => new Date(value).toISOString());

export const postFile = z.strictObject({
	date: moment,
	/** When it was last changed; when it was published, if left out. */
	modified: moment.optional(),
	author: text,
	categories: z.array(text).min(1).max(2),
	cover: text,
	images: z.record(z.string(), translated).default({}),
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

export const altFile = z.record(z.string(), translated);

// Object.fromEntries forgets that there is an entry for each language.
const perLanguage = z.object(
	Object.fromEntries(localeCodes.map((code) => [code, fields.optional()])) as Record<
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
	label: translated,
	help: translated.optional(),
	choices: z.array(z.strictObject({ value: text, label: translated })).default([]),
});

export const formFile = z.strictObject({
	name: text,
	kind: z.enum(['message', 'newsletter']),
	recipients: z.array(z.email()).default([]),
	sendCopy: z.boolean().default(false),
	keepDays: z.number().int().positive(),
	submitLabel: translated,
	consentText: translated.optional(),
	thanksHeading: translated,
	thanksText: translated,
	fields: z.array(formField).min(1),
});
export const countryGuideFile = z.strictObject({
	senderTypes: z.array(text).min(1),
	checkedOn: text,
	registration: translated,
	optOut: translated,
	quietHours: translated,
});
export const incidentFile = z.strictObject({
	startedAt: moment,
	impact: z.enum(['degraded', 'outage', 'maintenance']),
	parts: z.array(text).min(1),
	title: translated,
	steps: z.array(z.strictObject({ state: text, at: moment, text: translated })).min(1),
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
