import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse as parsePath } from 'node:path';
import { type LocaleCode, localeCodes, sourceLocale } from '@website/contracts/locales';
import { parse } from 'yaml';
import type { z } from 'zod';
import { isRecord } from '../platform/http/reading/json-record.ts';
import { fillTemplate } from '../platform/i18n/words.ts';
import { ContentProblem } from './problem.ts';

export interface ContentFilesOptions {
	/** The locales to import. */
	locales?: readonly LocaleCode[];
	/** Values for placeholders such as `{name}` in the texts of YAML files. */
	values?: Readonly<Record<string, string>>;
	/** Reads the English text where a locale has none. */
	inEnglishToo?: boolean;
}

const localeFile = /\/[a-z]{2}(?=\.(?:md|yaml)$)/;

/** Reads content files below one folder; errors name the file and the field. */
export class ContentFiles {
	readonly #root: string;
	readonly #locales: readonly LocaleCode[];
	readonly #values: Readonly<Record<string, string>>;
	readonly #inEnglishToo: boolean;

	constructor(
		root: string,
		{ locales = localeCodes, values = {}, inEnglishToo = false }: ContentFilesOptions = {},
	) {
		this.#root = root;
		this.#inEnglishToo = inEnglishToo;
		this.#locales = locales;
		this.#values = values;
	}

	has = (file: string): boolean => existsSync(this.#pathOf(file));

	#pathOf(file: string): string {
		const path = join(this.#root, file);
		if (!this.#inEnglishToo || existsSync(path)) return path;
		return path.replace(localeFile, `/${sourceLocale}`);
	}

	/** The sorted names in a folder; empty if the folder does not exist. */
	list = (folder: string): string[] =>
		this.has(folder) ? readdirSync(join(this.#root, folder)).sort() : [];

	bytes = (file: string): Buffer => readFileSync(this.#pathOf(file));

	text = (file: string): string => this.bytes(file).toString('utf8');

	yaml<T>(file: string, schema: z.ZodType<T>): T {
		return check(file, this.parse(file, this.text(file)), schema);
	}

	/** The validated front matter of a Markdown file, and the text below it. */
	markdown<T>(file: string, schema: z.ZodType<T>): { head: T; body: string } {
		const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(this.text(file));
		if (!match) throw new ContentProblem(file, 'front matter', 'is missing');
		return { head: check(file, this.parse(file, match[1] ?? ''), schema), body: match[2] ?? '' };
	}

	/** The locales in which a document exists. */
	languages = (folder: string, extension: string): LocaleCode[] =>
		this.#locales.filter((lang) => this.has(`${folder}/${lang}.${extension}`));

	/** A record by locale, with the English value for locales that it lacks. */
	#withEnglish(value: unknown): unknown {
		if (!this.#inEnglishToo || !isRecord(value) || value[sourceLocale] === undefined) return value;
		const english = this.#locales.map((locale) => [locale, value[sourceLocale]]);
		return { ...Object.fromEntries(english), ...value };
	}

	private parse(file: string, source: string): unknown {
		try {
			return parse(source, (_key, value: unknown) =>
				typeof value === 'string' ? fillTemplate(value, this.#values) : this.#withEnglish(value),
			);
		} catch (cause) {
			throw new ContentProblem(
				file,
				'YAML',
				cause instanceof Error ? cause.message : 'faulty',
				cause,
			);
		}
	}
}

function check<T>(file: string, value: unknown, schema: z.ZodType<T>): T {
	const result = schema.safeParse(value);
	if (result.success) return result.data;
	const issue = result.error.issues[0];
	throw new ContentProblem(file, issue?.path.join('.') || 'file', issue?.message ?? 'faulty');
}

/** The key of a file: its name without the extension. */
export const keyOf = (file: string): string => parsePath(file).name;
