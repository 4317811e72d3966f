'use client';
import { useDocumentInfo, useForm } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { pathInForm, revealField } from './reveal-field.ts';

const acts = ['pointerdown', 'keydown', 'wheel'];

/**
 * Shows a field of the open form by its path, or the nearest part of the form around it, and puts the focus there. Whoever goes on by themselves before the
 * field is rendered is left alone.
 */
export function useRevealField(): (path: string) => void {
	const { docConfig } = useDocumentInfo();
	const { getFields } = useForm();
	const underWay = useRef<AbortController>(null);
	useEffect(() => () => underWay.current?.abort(), []);
	return (path) => {
		underWay.current?.abort();
		const ended = new AbortController();
		underWay.current = ended;
		revealField(docConfig?.fields ?? [], pathInForm(getFields(), path), ended.signal);
		for (const act of acts)
			document.addEventListener(act, () => ended.abort(), {
				capture: true,
				once: true,
				signal: ended.signal,
			});
	};
}
