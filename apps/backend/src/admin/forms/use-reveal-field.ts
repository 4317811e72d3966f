'use client';
import { useDocumentInfo, useForm } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { pathInForm, revealField } from './reveal-field.ts';

const userEvents = ['pointerdown', 'keydown', 'wheel'];

/**
 * Returns a function that shows and focuses a field of the open form by its path, or the nearest visible part around it. It stops as soon
 * as the user clicks, types or scrolls.
 */
export function useRevealField(): (path: string) => void {
	const { docConfig } = useDocumentInfo();
	const { getFields } = useForm();
	const pending = useRef<AbortController>(null);
	useEffect(() => () => pending.current?.abort(), []);
	return (path) => {
		pending.current?.abort();
		const controller = new AbortController();
		pending.current = controller;
		revealField(docConfig?.fields ?? [], pathInForm(getFields(), path), controller.signal);
		for (const event of userEvents)
			document.addEventListener(event, () => controller.abort(), {
				capture: true,
				once: true,
				signal: controller.signal,
			});
	};
}
