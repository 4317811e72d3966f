import type { DefaultCellComponentProps } from 'payload';

/** The list cell of a code that is also the id; without it, Payload would add “ID:”. */
export function CodeCell({ cellData }: DefaultCellComponentProps) {
	return <span>{String(cellData)}</span>;
}
