'use client';
import { useAllFormFields } from '@payloadcms/ui';
import { useLayoutEffect, useState } from 'react';
import { newName } from '../new-name.ts';

/** Gives the open form a name that goes with each of its saves: the backend tells them from changes that come from elsewhere. */
export function useFormName(): void {
	const [fields, dispatch] = useAllFormFields();
	const [name] = useState(newName);
	// With every change of the form: it begins anew with its first state, after this was called.
	useLayoutEffect(() => {
		if (fields._form?.value === name) return;
		const _form = { value: name, initialValue: name, valid: true, passesCondition: true };
		dispatch({ type: 'UPDATE_MANY', formState: { _form } });
	}, [fields, name, dispatch]);
}
