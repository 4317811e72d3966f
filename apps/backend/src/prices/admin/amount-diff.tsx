'use client';
import { FieldDiffContainer, getHTMLDiffComponents, useTranslation } from '@payloadcms/ui';
import type { NumberFieldDiffClientComponent } from 'payload';
import { isAmount, sayAmount } from '../money/amount.ts';

/** An amount in the comparison of versions: both as decimals, not as the millionths that are stored. */
export const AmountDiff: NumberFieldDiffClientComponent = ({
	comparisonValue,
	versionValue,
	field,
	locale,
	nestingLevel,
}) => {
	const { i18n } = useTranslation();
	const said = (value: unknown) =>
		`<p>${isAmount(value) ? sayAmount(value, i18n.language) : '–'}</p>`;
	const { From, To } = getHTMLDiffComponents({
		fromHTML: said(comparisonValue),
		toHTML: said(versionValue),
		tokenizeByCharacter: false,
	});
	return (
		<FieldDiffContainer
			From={From}
			i18n={i18n}
			label={{ label: field.label, locale }}
			nestingLevel={nestingLevel}
			To={To}
		/>
	);
};
