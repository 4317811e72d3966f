'use client';
import { Link } from '@payloadcms/ui';
import { usePathname } from 'next/navigation.js';
import type { ReactNode } from 'react';

interface Props {
	id: string;
	href: string;
	icon: ReactNode;
	label: string;
	/** True if screens below `href` belong to another entry. */
	isExact?: boolean;
}

/** A link of the navigation, marked as current while its screen or one below it is open. */
export function NavigationEntry({ id, href, icon, label, isExact = false }: Props) {
	const path = usePathname();
	const isCurrent = path === href;
	const isOpen = isCurrent || (!isExact && path.startsWith(`${href}/`));
	return (
		<Link
			aria-current={isCurrent ? 'page' : isOpen ? 'true' : undefined}
			className="nav__link navigation-entry"
			href={href}
			id={id}
			prefetch={false}
		>
			{icon}
			<span className="nav__link-label">{label}</span>
		</Link>
	);
}
