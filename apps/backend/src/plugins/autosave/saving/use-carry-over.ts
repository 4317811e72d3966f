'use client';
import { useForm } from '@payloadcms/ui';
import { useLayoutEffect, useRef } from 'react';
import { changeFields } from '../../../admin/saving/changed-fields.ts';
import { useLatest } from '../../../admin/saving/use-latest.ts';
import type { Saving } from '../../../admin/saving/use-save.ts';
import { type FormSnapshot, hasMissingFields, valuesToCarry } from './carry-over.ts';
import type { FormText, Unsaved } from './use-unsaved.ts';

const inputSelector = 'input, textarea, select, [contenteditable="true"]';

/** The state of a new document's form when the form of the stored document replaced it, by document. */
const snapshots = new Map<string, FormSnapshot>();

function focusOf(element: Element | null): FormSnapshot['focus'] {
	const field = element?.closest('[id^="field-"]')?.id;
	if (!field) return null;
	const isText = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
	const [start, end] = isText ? [element.selectionStart, element.selectionEnd] : [null, null];
	return { field, selection: start === null || end === null ? null : [start, end] };
}

/** Focuses a field and restores its selection; false while the field does not exist or cannot be focused. */
function restoreFocus({ field, selection }: NonNullable<FormSnapshot['focus']>): boolean {
	const fieldElement = document.getElementById(field);
	const element = fieldElement?.matches(inputSelector)
		? fieldElement
		: fieldElement?.querySelector(inputSelector);
	if (!(element instanceof HTMLElement)) return false;
	element.focus();
	if (selection && 'setSelectionRange' in element) Object(element).setSelectionRange(...selection);
	return document.activeElement === element;
}

/** How long characters are collected at most, in case no form follows. */
const collectingMs = 10_000;

/** Collects characters that are typed while no field has the focus, until the returned function is called, which returns them. */
function collectTypedText(): () => string {
	let text = '';
	const stop = new AbortController();
	const collect = (event: KeyboardEvent) => {
		const isShortcut = (event.ctrlKey || event.metaKey) && !event.getModifierState('AltGraph');
		if (event.key.length !== 1 || isShortcut || document.activeElement !== document.body) return;
		event.preventDefault();
		text += event.key;
	};
	const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(collectingMs)]);
	document.addEventListener('keydown', collect, { signal });
	return () => {
		stop.abort();
		return text;
	};
}

interface CarryOverOptions extends Pick<Saving, 'getDocument'>, Pick<Unsaved, 'currentText'> {
	/** True for the form of a new document. */
	isNew: boolean;
	/**
	 * The form's name, and a function that sets it. The stored document's form takes the name of the new one, whose last save may be newer than
	 * the document it was opened with: the backend would count that save as a colleague's.
	 */
	formName: string;
	setFormName: (name: string) => void;
	/** Merges the text of another form into this one. */
	mergeIntoForm: (text: FormText) => Promise<boolean>;
}

/**
 * Carries focus and text over when the form of a stored document replaces the form of a new one, so that the editor can continue to type,
 * also in the moment between the two forms.
 *
 * @returns a function: true if the unmounted form has passed its text to the form that replaces it
 */
export function useCarryOver(options: CarryOverOptions): () => boolean {
	const { dispatchFields, getFields, setModified } = useForm();
	const latest = useLatest({ ...options, dispatchFields, getFields, setModified });
	const pending = useRef<FormSnapshot>(undefined);
	const hasHandedOver = useRef(false);
	useLayoutEffect(() => {
		const { isNew: wasNew, getDocument } = latest.current;
		const document = getDocument();
		if (document !== null && !wasNew) pending.current = snapshots.get(document);
		if (pending.current) latest.current.setFormName(pending.current.name);
		snapshots.clear();
		return () => {
			const createdId = getDocument();
			// If the editor has gone to another page, `useSaveOnLeave` sends the text.
			if (!wasNew || createdId === null || !window.location.pathname.endsWith(`/${createdId}`))
				return;
			const focus = focusOf(window.document.activeElement);
			const { formName: name, getFields: readFields, currentText: readText } = latest.current;
			snapshots.set(createdId, {
				name,
				focus,
				fields: readFields(),
				text: readText(),
				takeTypedText: collectTypedText(),
			});
			hasHandedOver.current = true;
		};
	}, [latest]);
	// On every change of the form, because its fields cannot be focused at first.
	useLayoutEffect(() => {
		const snapshot = pending.current;
		if (!snapshot) return;
		const {
			dispatchFields: dispatch,
			getFields: readFields,
			setModified: markModified,
		} = latest.current;
		const fields = readFields();
		// The editor may have focused another field in the meantime.
		const hasNoFocus = document.activeElement === document.body;
		if (snapshot.focus && hasNoFocus && !restoreFocus(snapshot.focus)) return;
		pending.current = undefined;
		const typedText = snapshot.takeTypedText();
		if (hasMissingFields(snapshot.fields, fields)) void latest.current.mergeIntoForm(snapshot.text);
		const values = valuesToCarry(snapshot.fields, fields);
		if (Object.keys(values).length > 0) {
			dispatch(changeFields(fields, values));
			markModified(true);
		}
		// Setting the value resets the selection: restore it afterwards, then enter the text at the caret.
		if (snapshot.focus && hasNoFocus)
			queueMicrotask(() => {
				if (snapshot.focus && restoreFocus(snapshot.focus) && typedText)
					document.execCommand('insertText', false, typedText);
			});
	});
	return () => hasHandedOver.current;
}
