import { type LocaleCode, localeDefinition } from '@website/contracts/locales';
import type { Unit } from './units.ts';
import { escapeAttribute } from './xml.ts';

/** The namespace of XLIFF 2.0 (OASIS, 2014), also used by 2.1 and 2.2. */
export const xliffNamespace = 'urn:oasis:names:tc:xliff:document:2.0';

export interface XliffFile {
	/** For example `pages/12`. */
	original: string;
	units: readonly Unit[];
	/** The existing translations as XLIFF content, by unit id. */
	targets: ReadonlyMap<string, string>;
	/** The ids of units whose source has changed since the translation. */
	outdated: ReadonlySet<string>;
}

function writeUnit({ id, content }: Unit, { targets, outdated }: XliffFile): string {
	const target = targets.get(id);
	const state = target === undefined || outdated.has(id) ? 'initial' : 'translated';
	const targetElement =
		target === undefined ? '' : `<target xml:space="preserve">${target}</target>`;
	return `<unit id="${escapeAttribute(id)}"><segment state="${state}"><source xml:space="preserve">${content}</source>${targetElement}</segment></unit>`;
}

/** Writes documents as one XLIFF 2 file. */
export function writeXliff(
	files: readonly XliffFile[],
	source: LocaleCode,
	target: LocaleCode,
): string {
	const tag = (code: LocaleCode) => escapeAttribute(localeDefinition(code).languageTag);
	const body = files.map(
		(file) =>
			`<file id="${escapeAttribute(file.original.replace('/', '-'))}" original="${escapeAttribute(file.original)}">\n${file.units
				.map((each) => writeUnit(each, file))
				.join('\n')}\n</file>`,
	);
	return `<?xml version="1.0" encoding="UTF-8"?>\n<xliff xmlns="${xliffNamespace}" version="2.0" srcLang="${tag(source)}" trgLang="${tag(target)}">\n${body.join('\n')}\n</xliff>\n`;
}
