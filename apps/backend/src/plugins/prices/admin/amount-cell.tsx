'use client';
import { useTranslation } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import { formatAmountIn, isAmount } from '../money/amount.ts';

/** The list cell of an amount: a decimal, or a dash for "no price". */
export function AmountCell({ cellData }: DefaultCellComponentProps) {
	const { i18n } = useTranslation();
	return <span>{isAmount(cellData) ? formatAmountIn(cellData, i18n.language) : '–'}</span>;
}
