'use client';
import { Button, useForm, useLivePreviewContext, useTranslation } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRevealField } from '../../admin/forms/use-reveal-field.ts';
import { translatorIn, type Words, words } from '../../platform/i18n/words.ts';
import { blockInRow, rowOfBlock } from './block-rows.ts';

type Scheme = 'light' | 'dark';

const labels: Record<Scheme, Words> = {
	light: words('Light preview', 'Lys forhåndsvisning', 'Helle Vorschau'),
	dark: words('Dark preview', 'Mørk forhåndsvisning', 'Dunkle Vorschau'),
};

/**
 * A control of forms with a live preview. It synchronizes the focused section between form and preview in both directions, and switches the
 * preview between light and dark scheme.
 */
export function LivePreviewBridge() {
	const { appIsReady, iframeRef, isLivePreviewing, popupRef, previewWindowType, url } =
		useLivePreviewContext();
	const { i18n } = useTranslation();
	const revealField = useRevealField();
	const { getFields } = useForm();
	const [scheme, setScheme] = useState<Scheme>();
	// A block that was clicked in the preview is not revealed there again: that would scroll it away from the pointer.
	const clickedBlock = useRef<string>(null);

	const send = useEffectEvent((message: object) => {
		const preview =
			previewWindowType === 'popup' ? popupRef?.current : iframeRef.current?.contentWindow;
		if (url) preview?.postMessage(message, new URL(url).origin);
	});
	const openBlock = useEffectEvent(({ origin, data }: MessageEvent) => {
		if (!url || origin !== new URL(url).origin || data?.type !== 'open-block') return;
		const row = rowOfBlock(getFields(), data.block);
		if (!row) return;
		clickedBlock.current = data.block;
		revealField(`${row.field}.${row.index}`);
	});
	const revealBlock = useEffectEvent(({ target }: FocusEvent) => {
		const block = target instanceof Element && blockInRow(getFields(), target);
		if (!block || block === clickedBlock.current) return;
		clickedBlock.current = null;
		send({ type: 'reveal-block', block });
	});
	useEffect(() => {
		if (!isLivePreviewing) return;
		const listener = (event: MessageEvent) => openBlock(event);
		const focusListener = (event: FocusEvent) => revealBlock(event);
		window.addEventListener('message', listener);
		document.addEventListener('focusin', focusListener);
		return () => {
			window.removeEventListener('message', listener);
			document.removeEventListener('focusin', focusListener);
		};
	}, [isLivePreviewing]);
	useEffect(() => {
		if (url && appIsReady && scheme) send({ type: 'show-scheme', scheme });
	}, [scheme, appIsReady, url]);

	if (!isLivePreviewing) return null;
	const next = scheme === 'dark' ? 'light' : 'dark';
	return (
		<Button buttonStyle="secondary" size="medium" margin={false} onClick={() => setScheme(next)}>
			{translatorIn(i18n.language)(labels[next])}
		</Button>
	);
}
