'use client';
import type { DefaultCellComponentProps } from 'payload';
import { formatAmount, isAmount } from '../money/amount.ts';

/** An amount in a list: its decimal, or a dash for "no price". */
export const AmountCell = ({ cellData }: DefaultCellComponentProps) => (
	<span>{isAmount(cellData) ? formatAmount(cellData) : '–'}</span>
);
