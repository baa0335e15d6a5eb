import { createFileRoute } from '@tanstack/react-router';
import { openModal } from '../shell/modal-host/modal';

export const Route = createFileRoute('/menu')({ beforeLoad: () => openModal('menu', '/menu') });
