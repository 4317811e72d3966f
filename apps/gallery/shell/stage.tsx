import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { Part } from '../catalog/parts.ts';
import { frameUrl } from './frame-url.ts';
import { useFrameHeight } from './use-frame-height.ts';
import { maxWidth, minWidth } from './view-settings.ts';

interface StageProps {
	part: Part;
	frame: Parameters<typeof frameUrl>[0];
	width: number;
	onResize(width: number): void;
}

/** The height of layouts in pixels. Other parts have the height of their content. */
const windowHeight = 900;

/** A frame of a given width, scaled down if it does not fit. Dragging its edge changes the width. */
export function Stage({ part, frame, width, onResize }: StageProps) {
	const container = useRef<HTMLDivElement>(null);
	const [availableWidth, setAvailableWidth] = useState(0);
	const url = frameUrl(frame);
	const contentHeight = useFrameHeight(url, windowHeight);
	const height = part.category === 'layouts' ? windowHeight : Math.max(48, contentHeight);
	useEffect(() => {
		const element = container.current;
		if (!element) return;
		const observer = new ResizeObserver(() => setAvailableWidth(element.clientWidth));
		observer.observe(element);
		return () => observer.disconnect();
	}, []);
	const scale = availableWidth === 0 ? 1 : Math.min(1, availableWidth / width);

	function drag({ currentTarget, pointerId, clientX }: PointerEvent<HTMLElement>) {
		currentTarget.setPointerCapture(pointerId);
		currentTarget.dataset.from = String(clientX - width * scale);
	}
	function move({ currentTarget, clientX }: PointerEvent<HTMLElement>) {
		const { from } = currentTarget.dataset;
		if (from === undefined) return;
		const next = Math.round((clientX - Number(from)) / scale);
		onResize(Math.min(maxWidth, Math.max(minWidth, next)));
	}

	return (
		<div className="stage" ref={container}>
			<p className="stage-label">
				<span>{frame.scheme}</span>
				{scale < 1 && <span>{Math.round(scale * 100)} %</span>}
				<a href={url} target="_blank" rel="noreferrer">
					Open in a new tab
				</a>
			</p>
			<div className="stage-window" style={{ width: width * scale, height: height * scale }}>
				<iframe
					title={`${part.name}, ${frame.example}, ${frame.scheme}`}
					src={url}
					style={{ width, height, transform: `scale(${scale})` }}
				/>
				<span
					aria-hidden="true"
					className="stage-edge"
					onPointerDown={drag}
					onPointerMove={move}
					onPointerUp={({ currentTarget }) => {
						delete currentTarget.dataset.from;
					}}
				/>
			</div>
		</div>
	);
}
