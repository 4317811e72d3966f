import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { Part } from '../catalog/parts.ts';
import { frameAddress } from './frame-address.ts';
import { useFrameHeight } from './use-frame-height.ts';
import { maxWidth, minWidth } from './view-settings.ts';

interface StageProps {
	part: Part;
	frame: Parameters<typeof frameAddress>[0];
	width: number;
	onResize(width: number): void;
}

/** Layouts fill a window, other parts are as high as they are. */
const windowHeight = 900;

/** A window of the width asked for, scaled down where the gallery has less room, and drawn wider or narrower by its edge. */
export function Stage({ part, frame, width, onResize }: StageProps) {
	const container = useRef<HTMLDivElement>(null);
	const [availableWidth, setAvailableWidth] = useState(0);
	const address = frameAddress(frame);
	const contentHeight = useFrameHeight(address, windowHeight);
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
				<a href={address} target="_blank" rel="noreferrer">
					Open alone
				</a>
			</p>
			<div className="stage-window" style={{ width: width * scale, height: height * scale }}>
				<iframe
					title={`${part.name}, ${frame.example}, ${frame.scheme}`}
					src={address}
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
