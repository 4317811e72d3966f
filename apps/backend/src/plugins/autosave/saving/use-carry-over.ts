'use client';
import { useForm } from '@payloadcms/ui';
import { useLayoutEffect, useRef } from 'react';
import { changeFields } from '../../../platform/admin/saving/changed-fields.ts';
import { useLatest } from '../../../platform/admin/saving/use-latest.ts';
import type { Saving } from '../../../platform/admin/saving/use-save.ts';
import { type Carried, hasMore, valuesToCarry } from './carried-over.ts';
import type { Unsaved } from './use-unsaved.ts';

const writable = 'input, textarea, select, [contenteditable="true"]';

/** By document, what the form of a new document held when it made room for the form of the stored one. */
const carriedOver = new Map<string, Carried>();

function placeOf(element: Element | null): Carried['place'] {
	const field = element?.closest('[id^="field-"]')?.id;
	if (!field) return null;
	const isText = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
	const [start, end] = isText ? [element.selectionStart, element.selectionEnd] : [null, null];
	return { field, selection: start === null || end === null ? null : [start, end] };
}

/** Puts the caret there; false as long as the field is not there to be written in. */
function focusOn({ field, selection }: NonNullable<Carried['place']>): boolean {
	const holder = document.getElementById(field);
	const element = holder?.matches(writable) ? holder : holder?.querySelector(writable);
	if (!(element instanceof HTMLElement)) return false;
	element.focus();
	if (selection && 'setSelectionRange' in element) Object(element).setSelectionRange(...selection);
	return document.activeElement === element;
}

interface CarryOver extends Pick<Saving, 'storedAs'>, Pick<Unsaved, 'typed'> {
	/** Whether the form is one of a new document. */
	isNew: boolean;
	/** Merges what a form held into this one. */
	put: (held: ReturnType<Unsaved['typed']>) => Promise<boolean>;
}

/**
 * Carries caret and text over when a new document has been stored, and its form makes room for the form of the stored one: whoever writes on notices nothing.
 *
 * @returns whether the form that ends has handed its text to the one in its place
 */
export function useCarryOver({ isNew, storedAs, typed, put }: CarryOver): () => boolean {
	const { dispatchFields, getFields, setModified } = useForm();
	const latest = useLatest({
		isNew,
		storedAs,
		typed,
		put,
		dispatchFields,
		getFields,
		setModified,
	});
	const pending = useRef<Carried>(undefined);
	const hasHandedOver = useRef(false);
	useLayoutEffect(() => {
		const { isNew: wasNew, storedAs: named } = latest.current;
		const opened = named();
		if (opened !== null && !wasNew) pending.current = carriedOver.get(opened);
		carriedOver.clear();
		return () => {
			const stored = named();
			// Somebody may have gone elsewhere; then the text is sent.
			if (!wasNew || stored === null || !window.location.pathname.endsWith(`/${stored}`)) return;
			const place = placeOf(document.activeElement);
			const { getFields: read, typed: hold } = latest.current;
			carriedOver.set(stored, { place, fields: read(), held: hold() });
			hasHandedOver.current = true;
		};
	}, [latest]);
	// With every change of the form: its fields can't be written in at first.
	useLayoutEffect(() => {
		const carried = pending.current;
		if (!carried) return;
		const { dispatchFields: dispatch, getFields: read, setModified: mark } = latest.current;
		const fields = read();
		// Somebody may have gone on to another field.
		const isFree = document.activeElement === document.body;
		if (carried.place && isFree && !focusOn(carried.place)) return;
		pending.current = undefined;
		if (hasMore(carried.fields, fields)) void latest.current.put(carried.held);
		const values = valuesToCarry(carried.fields, fields);
		if (Object.keys(values).length === 0) return;
		dispatch(changeFields(fields, values));
		mark(true);
		// What is selected is that of the text which has just been put there.
		if (carried.place && isFree) queueMicrotask(() => carried.place && focusOn(carried.place));
	});
	return () => hasHandedOver.current;
}
