'use client';
import { useAllFormFields } from '@payloadcms/ui';
import { useLayoutEffect, useState } from 'react';

/** A unique random name; unlike `randomUUID`, it is also available without HTTPS. */
export const randomName = (): string =>
	[...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');

/**
 * Gives the open form a name that it sends with each save, so that the backend can distinguish its saves from changes made elsewhere. Returns
 * the name, and a function that replaces it with that of the form whose work this one continues.
 */
export function useFormName(): [name: string, setName: (name: string) => void] {
	const [fields, dispatch] = useAllFormFields();
	const [name, setName] = useState(randomName);
	// On every change of the form: Payload replaces its state with the initial one after the first call.
	useLayoutEffect(() => {
		if (fields._form?.value === name) return;
		const _form = { value: name, initialValue: name, valid: true, passesCondition: true };
		dispatch({ type: 'UPDATE_MANY', formState: { _form } });
	}, [fields, name, dispatch]);
	return [name, setName];
}
