'use client';
import { useTranslation } from '@payloadcms/ui';
import type { NumberFieldDiffClientComponent } from 'payload';
import { FormattedDiff } from '../../../platform/admin/formatted-diff.tsx';
import { formatAmountIn, isAmount } from '../money/amount.ts';

/** An amount in the comparison of versions: both as decimals, not as the millionths that are stored. */
export const AmountDiff: NumberFieldDiffClientComponent = (props) => {
	const { i18n } = useTranslation();
	const format = (value: unknown) =>
		isAmount(value) ? formatAmountIn(value, i18n.language) : undefined;
	return <FormattedDiff {...props} format={format} />;
};
