import type { NumberField } from 'payload';
import { validateWith, type Words } from '../../../platform/i18n/words.ts';
import { amountHelp, amountProblem, isAmount } from './amount.ts';

/** A price field: whole millionths in the database, an exact decimal in the admin panel. Null is "no price", 0 is free. */
export const amountField = (name: string, label: Words): NumberField => ({
	name,
	type: 'number',
	label,
	custom: { amount: true },
	admin: {
		width: '50%',
		description: amountHelp,
		components: {
			Field: '/plugins/prices/admin/amount-input.tsx#AmountInput',
			Cell: '/plugins/prices/admin/cells.tsx#AmountCell',
			Diff: '/plugins/prices/admin/diffs.tsx#AmountDiff',
		},
	},
	validate: validateWith((value: unknown) => isAmount(value), amountProblem),
});

export const isAmountField = (field: { custom?: Record<string, unknown> | undefined }): boolean =>
	field.custom?.amount === true;
