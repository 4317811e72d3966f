'use client';
import { useListQuery, useTranslation } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import { formatAmountIn, fractionDigits, isAmount } from '../model/amount.ts';
import './amount-cell.css';

/** The list cell of an amount: a decimal with as many digits as the others of its column, or a dash for "no price". */
export function AmountCell({ cellData, field }: DefaultCellComponentProps) {
	const { i18n } = useTranslation();
	const { data } = useListQuery();
	const name = 'name' in field ? field.name : '';
	const digits = fractionDigits((data?.docs ?? []).map((row) => row[name]));
	return (
		<span className="amount-cell">
			{isAmount(cellData) ? formatAmountIn(cellData, i18n.language, digits) : '–'}
		</span>
	);
}
