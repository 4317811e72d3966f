'use client';
import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
	label: string;
	className: string;
	children: ReactNode;
}

/** Content below a button. Closes on Escape, and when the pointer or the focus leaves it, but not for a dialog that it opens. */
export function MenuDetails({ label, className, children }: Props) {
	const details = useRef<HTMLDetailsElement>(null);
	useEffect(() => {
		const closeOutside = ({ target }: Event) => {
			const isOutside = target instanceof Element && !target.closest('dialog');
			if (isOutside && !details.current?.contains(target)) details.current?.removeAttribute('open');
		};
		document.addEventListener('pointerdown', closeOutside);
		document.addEventListener('focusin', closeOutside);
		return () => {
			document.removeEventListener('pointerdown', closeOutside);
			document.removeEventListener('focusin', closeOutside);
		};
	}, []);
	return (
		<details
			className={className}
			onKeyDown={({ key, currentTarget }) => {
				if (key !== 'Escape' || !currentTarget.open) return;
				currentTarget.open = false;
				currentTarget.querySelector('summary')?.focus();
			}}
			ref={details}
		>
			<summary>{label}</summary>
			{children}
		</details>
	);
}
