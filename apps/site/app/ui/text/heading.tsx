import type { ReactNode } from 'react';
import { classNames } from '~/ui/class-names';
import { Unbroken } from './unbroken';

const sizes = {
	display: 'text-5xl font-extrabold',
	section: 'text-4xl font-bold',
	block: 'text-3xl font-bold',
	card: 'text-2xl font-bold',
	item: 'text-xl font-bold',
} as const;

interface HeadingProps {
	/** The level in the outline, independent of `size` (WCAG 1.3.1). */
	level: 1 | 2 | 3 | 4;
	size?: keyof typeof sizes;
	id?: string;
	className?: string;
	children: ReactNode;
}

/** A heading with a size that does not depend on its level. Renders nothing if it is empty. */
export function Heading({ level, size = 'section', id, className, children }: HeadingProps) {
	if (children === '') return null;
	const Tag = `h${level}` as const;
	return (
		<Tag id={id} className={classNames(sizes[size], 'hyphens-narrow', className)}>
			{typeof children === 'string' ? <Unbroken>{children}</Unbroken> : children}
		</Tag>
	);
}

/** A short line with a pennant above a heading. Renders nothing if it is empty. */
export function Eyebrow({ children }: { children: string }) {
	if (children === '') return null;
	return (
		<p className="mb-5 flex items-center gap-3 text-sm font-bold text-fg">
			<span aria-hidden="true" className="h-4 w-5 shrink-0 bg-mark pennant" />
			{children}
		</p>
	);
}
