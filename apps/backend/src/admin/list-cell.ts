import type { I18nClient } from '@payloadcms/translations';
import type { DefaultServerCellComponentProps } from 'payload';

/** The props of a list's cell. In forms Payload renders the cells of UI fields too, without `rowData`. */
export type ListCellProps = Omit<DefaultServerCellComponentProps, 'rowData'> & {
	i18n: I18nClient;
	rowData?: DefaultServerCellComponentProps['rowData'];
};
