'use client';
import { TextInput, useField, useTranslation } from '@payloadcms/ui';
import type { NumberFieldClientComponent } from 'payload';
import { type ChangeEvent, useCallback, useState } from 'react';
import { amountProblem, formatAmountIn, isAmount, parseAmount } from '../model/amount.ts';

const readAmount = (text: string) => (text.trim() === '' ? null : (parseAmount(text) ?? text));

/** An input for decimals. The form value is the amount in millionths, or the text itself if it is not an amount. */
export const AmountInput: NumberFieldClientComponent = ({ field, path, readOnly }) => {
	const { i18n } = useTranslation();
	const problem = amountProblem[i18n.language] ?? amountProblem.en;
	const validate = useCallback(
		(amount: unknown) => amount === null || amount === undefined || isAmount(amount) || problem,
		[problem],
	);
	const { value, setValue, showError, disabled } = useField<number | string | null>({
		path,
		validate,
	});
	const [text, setText] = useState('');
	const formatted = isAmount(value) ? formatAmountIn(value, i18n.language) : String(value ?? '');
	return (
		<TextInput
			description={field.admin?.description}
			label={field.label}
			onChange={(event: ChangeEvent<HTMLInputElement>) => {
				setText(event.target.value);
				setValue(readAmount(event.target.value));
			}}
			path={path}
			readOnly={Boolean(readOnly) || disabled}
			showError={showError}
			style={{ flex: 1 }}
			// Keeps the editor's spelling ("0,50") as long as it has the same value.
			value={readAmount(text) === (value ?? null) ? text : formatted}
		/>
	);
};
