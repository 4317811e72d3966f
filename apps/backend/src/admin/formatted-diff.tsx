'use client';
import {
	escapeDiffHTML,
	FieldDiffContainer,
	getHTMLDiffComponents,
	unescapeDiffHTML,
	useTranslation,
} from '@payloadcms/ui';
import type { FieldDiffClientProps } from 'payload';

interface Props extends FieldDiffClientProps {
	/** Formats a value for editors; undefined if there is no value. */
	format: (value: unknown) => string | undefined;
}

/** A field in the comparison of versions, with both values formatted as in forms and lists; a dash for a missing value. */
export function FormattedDiff({
	comparisonValue,
	versionValue,
	field,
	locale,
	nestingLevel,
	format,
}: Props) {
	const { i18n } = useTranslation();
	const html = (value: unknown) => `<p>${escapeDiffHTML(format(value) ?? '–')}</p>`;
	const { From, To } = getHTMLDiffComponents({
		fromHTML: html(comparisonValue),
		postProcess: unescapeDiffHTML,
		toHTML: html(versionValue),
		tokenizeByCharacter: false,
	});
	const label = 'label' in field && typeof field.label !== 'function' ? field.label : undefined;
	return (
		<FieldDiffContainer
			From={From}
			i18n={i18n}
			label={{ label, locale }}
			nestingLevel={nestingLevel}
			To={To}
		/>
	);
}
