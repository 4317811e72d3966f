import { classNames } from '~/ui/class-names';
import { ButtonLink, type ButtonLook } from './button';

interface ButtonRowProps {
	buttons: { style: ButtonLook; link: { url: string; title: string; target: string } }[];
	className?: string;
}

/** A wrapping row of buttons from content. Renders nothing if there are none. */
export function ButtonRow({ buttons, className }: ButtonRowProps) {
	if (buttons.length === 0) return null;
	return (
		<div
			className={classNames('flex max-w-full flex-wrap items-center gap-x-4 gap-y-3', className)}
		>
			{buttons.map(({ link, style }) => (
				<ButtonLink key={link.url + link.title} href={link.url} target={link.target} look={style}>
					{link.title}
				</ButtonLink>
			))}
		</div>
	);
}
