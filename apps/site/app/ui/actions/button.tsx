import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from '~/ui/class-names';
import { Icon } from '~/ui/pictures/icon';
import { Link, type LinkProps } from './link';

export type ButtonLook = 'primary' | 'secondary' | 'ghost' | 'link';

/** A primary button is a flag with two fields: the text and an arrow. */
const looks: Record<ButtonLook, string> = {
	primary: 'bg-action text-on-action',
	secondary: 'bg-quiet text-fg hover:bg-fg hover:text-canvas',
	ghost: 'text-fg shadow-[inset_0_0_0_2px_currentColor] hover:bg-fg hover:text-canvas',
	link: 'text-link underline decoration-2 underline-offset-4 hover:decoration-4',
};

function buttonClass(look: ButtonLook, className?: string): string {
	return classNames(
		'group/button inline-flex min-h-12 max-w-full items-stretch font-bold leading-tight transition-colors',
		looks[look],
		className,
	);
}

function ButtonContent({ look, children }: { look: ButtonLook; children: ReactNode }) {
	if (look === 'link') {
		return (
			<span className="inline-flex items-center gap-2 py-2">
				{children}
				<Icon name="arrow-right" className="size-4 transition group-hover/button:translate-x-1" />
			</span>
		);
	}
	return (
		<>
			<span className="flex min-w-0 items-center px-6 py-3 hyphens-auto *:min-w-0">
				<span>{children}</span>
			</span>
			{look === 'primary' && (
				<span className="flex w-12 items-center justify-center bg-action-field text-on-action-field transition-[width] group-hover/button:w-14">
					<Icon name="arrow-right" className="size-5" />
				</span>
			)}
		</>
	);
}

export interface ButtonLinkProps extends LinkProps {
	look?: ButtonLook;
}

/** A link that looks like a button: the default call to action. At least 48 px high (WCAG 2.5.8). */
export function ButtonLink({ look = 'primary', className, children, ...rest }: ButtonLinkProps) {
	return (
		<Link className={buttonClass(look, className)} data-cta="" {...rest}>
			<ButtonContent look={look}>{children}</ButtonContent>
		</Link>
	);
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
	look?: ButtonLook;
}

/** A `button` element for actions on the page. */
export function Button({
	look = 'primary',
	className,
	children,
	type = 'button',
	...rest
}: ButtonProps) {
	return (
		<button type={type} className={buttonClass(look, className)} {...rest}>
			<ButtonContent look={look}>{children}</ButtonContent>
		</button>
	);
}
