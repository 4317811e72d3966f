'use client';
import { getNearestEditorFromDOMNode } from '@payloadcms/richtext-lexical/lexical';
import { useForm } from '@payloadcms/ui';
import { useLayoutEffect, useReducer, useRef } from 'react';
import { enterText } from '../../../admin/forms/enter-text.ts';
import { awaitedInput } from '../../../admin/forms/waiting-input.ts';
import { changeFields } from '../../../admin/saving/changed-fields.ts';
import { useLatest } from '../../../admin/saving/use-latest.ts';
import type { Saving } from '../../../admin/saving/use-save.ts';
import { type FormSnapshot, hasMissingFields, valuesToCarry } from './carry-over.ts';
import type { FormText, Unsaved } from './use-unsaved.ts';

const inputSelector = 'input:not([type=hidden]), textarea, select, [contenteditable="true"]';

const richTextSelector = (path: string): string =>
	`[data-field-path="${path}"] [contenteditable="true"]`;

/** The state of a new document's form when the form of the stored document replaced it, by document. */
const snapshots = new Map<string, FormSnapshot>();

function focusOf(element: Element | null): FormSnapshot['focus'] {
	const editor = element && getNearestEditorFromDOMNode(element);
	const path = editor && element.closest('[data-field-path]')?.getAttribute('data-field-path');
	if (path) {
		const field = richTextSelector(path);
		return { field, selection: null, richText: editor.getEditorState().toJSON() };
	}
	const awaited = awaitedInput(element);
	if (awaited) return { field: awaited, selection: null, richText: null };
	const id = element?.closest('[id^="field-"]')?.id;
	if (!id) return null;
	const isText = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
	const [start, end] = isText ? [element.selectionStart, element.selectionEnd] : [null, null];
	return {
		field: `#${CSS.escape(id)}`,
		selection: start === null || end === null ? null : [start, end],
		richText: null,
	};
}

/** Focuses a field and restores its selection; null while the field does not exist or cannot be focused. */
function restoreFocus({ field, selection }: NonNullable<FormSnapshot['focus']>) {
	const fieldElement = document.querySelector(field);
	const element = fieldElement?.matches(inputSelector)
		? fieldElement
		: fieldElement?.querySelector(inputSelector);
	if (!(element instanceof HTMLElement)) return null;
	element.focus();
	if (selection && 'setSelectionRange' in element) Object(element).setSelectionRange(...selection);
	return document.activeElement === element ? element : null;
}

/** Shows a value in a rich text editor, which reads the value of its field only once. */
function showRichText(element: Element | null, value: unknown): void {
	const editor = element && getNearestEditorFromDOMNode(element);
	if (!editor || !value) return;
	const state = editor.parseEditorState(JSON.stringify(value));
	if (!state.isEmpty()) editor.setEditorState(state);
}

/** How long characters are collected at most, in case no form follows. */
const collectingMs = 10_000;

/** The frames in which a form tries to focus its field. */
const maxAttempts = 600;

/**
 * Collects characters that are typed while no field has the focus, until the returned function is called, which returns them after the
 * text that was typed for a row that is not there yet.
 */
function collectTypedText(focused: Element | null): () => string {
	let text = focused instanceof HTMLTextAreaElement && awaitedInput(focused) ? focused.value : '';
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
	const [attempts, tryAgain] = useReducer((count: number) => count + 1, 0);
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
			const focused = window.document.activeElement;
			const { formName: name, getFields: readFields, currentText: readText } = latest.current;
			snapshots.set(createdId, {
				name,
				focus: focusOf(focused),
				fields: readFields(),
				text: readText(),
				takeTypedText: collectTypedText(focused),
			});
			hasHandedOver.current = true;
		};
	}, [latest]);
	// In every frame, because its fields cannot be focused at first.
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
		if (snapshot.focus && hasNoFocus && !restoreFocus(snapshot.focus)) {
			if (attempts === maxAttempts) return;
			const frame = requestAnimationFrame(() => tryAgain());
			return () => cancelAnimationFrame(frame);
		}
		pending.current = undefined;
		const typedText = snapshot.takeTypedText();
		if (hasMissingFields(snapshot.fields, fields)) void latest.current.mergeIntoForm(snapshot.text);
		const values = valuesToCarry(snapshot.fields, fields);
		if (Object.keys(values).length > 0) {
			dispatch(changeFields(fields, values));
			markModified(true);
			for (const [path, value] of Object.entries(values))
				showRichText(document.querySelector(richTextSelector(path)), value);
		}
		// Setting the value resets the selection: restore it afterwards, then enter the text at the caret.
		if (snapshot.focus && hasNoFocus)
			queueMicrotask(() => {
				const element = snapshot.focus && restoreFocus(snapshot.focus);
				if (!element) return;
				// Newer than the value of the field, which the editor changes with a delay.
				showRichText(element, snapshot.focus?.richText);
				enterText(element, typedText);
			});
	});
	return () => hasHandedOver.current;
}
