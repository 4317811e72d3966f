import { ButtonLink } from '~/ui/actions/button';
import type { BlogElementProps } from '../element';

export function BlogCtaButton({ element }: Pick<BlogElementProps<'BlogCtaButton'>, 'element'>) {
	const { link, style } = element.button;
	return (
		<p>
			<ButtonLink look={style} href={link.url} target={link.target}>
				{link.title}
			</ButtonLink>
		</p>
	);
}
