import { classNames } from '~/ui/class-names';
import { Link } from './link';

interface ArrowLinkProps {
	link: { url: string; title: string; target: string };
	/** Makes the surrounding card clickable; the card must be `relative`. */
	coversCard?: boolean;
	className?: string;
}

/** An understated link with a pennant that moves on hover. */
export function ArrowLink({ link, coversCard = false, className }: ArrowLinkProps) {
	return (
		<Link
			href={link.url}
			target={link.target}
			className={classNames(
				'group/arrow inline-flex min-h-8 max-w-full items-center gap-3 font-bold underline decoration-2 underline-offset-6 hover:decoration-4',
				coversCard && 'after:absolute after:inset-0',
				className,
			)}
		>
			<span className="min-w-0 hyphens-auto">{link.title}</span>
			<span
				aria-hidden="true"
				className="h-3.5 w-4 shrink-0 bg-mark transition pennant group-hover/arrow:translate-x-1.5"
			/>
		</Link>
	);
}
