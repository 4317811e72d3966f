'use client';
import { useTranslation } from '@payloadcms/ui';
import type { NumberFieldDiffClientComponent } from 'payload';
import { FormattedDiff } from '../../../admin/formatted-diff.tsx';
import { formatAmountIn, isAmount } from '../model/amount.ts';

/** The diff of an amount between versions, as decimals instead of the stored millionths. */
export const AmountDiff: NumberFieldDiffClientComponent = (props) => {
	const { i18n } = useTranslation();
	const format = (value: unknown) =>
		isAmount(value) ? formatAmountIn(value, i18n.language) : undefined;
	return <FormattedDiff {...props} format={format} />;
};
