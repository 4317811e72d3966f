import { useEffect, useRef, useState } from 'react';

/** Delay between the last change and its announcement, in milliseconds. */
const announceDelay = 1000;

/** Announces changes to assistive technology (WCAG 4.1.3) once the visitor stops typing. The initial text is not announced. */
export function DebouncedStatus({ children }: { children: string }) {
	const [announcement, setAnnouncement] = useState('');
	const last = useRef(children);
	useEffect(() => {
		if (children === last.current) return;
		const timer = setTimeout(() => {
			last.current = children;
			setAnnouncement(children);
		}, announceDelay);
		return () => clearTimeout(timer);
	}, [children]);
	return (
		<p role="status" className="sr-only">
			{announcement}
		</p>
	);
}
