'use client';
import { useTranslation } from '@payloadcms/ui';
import type { NumberFieldDiffClientComponent } from 'payload';
import { SaidDiff } from '../../../platform/admin/said-diff.tsx';
import { isAmount, sayAmount } from '../money/amount.ts';

/** An amount in the comparison of versions: both as decimals, not as the millionths that are stored. */
export const AmountDiff: NumberFieldDiffClientComponent = (props) => {
	const { i18n } = useTranslation();
	const format = (value: unknown) =>
		isAmount(value) ? sayAmount(value, i18n.language) : undefined;
	return <SaidDiff {...props} said={format} />;
};
