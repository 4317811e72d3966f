'use client';
import { useTranslation } from '@payloadcms/ui';
import type { NumberFieldDiffClientComponent, TextFieldDiffClientComponent } from 'payload';
import { FormattedDiff } from '../../../admin/formatted-diff.tsx';
import { formatDay } from '../collections/iso-day.ts';
import { formatAmountIn, isAmount } from '../model/amount.ts';

/** The diff of a day between versions. */
export const DayDiff: TextFieldDiffClientComponent = (props) => {
	const { i18n } = useTranslation();
	const format = (value: unknown) =>
		typeof value === 'string' ? formatDay(value, i18n.language) : undefined;
	return <FormattedDiff {...props} format={format} />;
};

/** The diff of an amount between versions, as decimals instead of the stored millionths. */
export const AmountDiff: NumberFieldDiffClientComponent = (props) => {
	const { i18n } = useTranslation();
	const format = (value: unknown) =>
		isAmount(value) ? formatAmountIn(value, i18n.language) : undefined;
	return <FormattedDiff {...props} format={format} />;
};
