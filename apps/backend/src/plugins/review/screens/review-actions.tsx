'use client';
import { Button } from '@payloadcms/ui';
import { type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

interface Props {
	/** An element in the panel, to find the form that it belongs to. */
	panel: RefObject<HTMLElement | null>;
	label: string;
	onClick: () => void;
}

/** The button in the bar above the form that leads to the panel, to request or to answer a review. */
export function ReviewActions({ panel, label, onClick }: Props) {
	const [bar, setBar] = useState<Element | null>(null);
	// On every render, because Payload may replace the bar.
	useEffect(() => setBar(panel.current?.closest('form')?.querySelector('.review-bar') ?? null));
	if (!bar) return null;
	return createPortal(
		<Button buttonStyle="secondary" margin={false} onClick={onClick} size="medium">
			{label}
		</Button>,
		bar,
	);
}
