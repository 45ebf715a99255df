import { useEffect, useEffectEvent, useState } from 'react';

const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;

/** Handles files and folders dropped anywhere on the page, before the editor can insert them. Returns whether files are being dragged over the page. */
export function useFileDrop(onDrop: (transfer: DataTransfer) => void): boolean {
  const [isDragging, setIsDragging] = useState(false);
  const handleDrop = useEffectEvent(onDrop);

  useEffect(() => {
    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsDragging(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsDragging(false);
    };
    const drop = (event: DragEvent) => {
      setIsDragging(false);
      if (!hasFiles(event)) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.dataTransfer) handleDrop(event.dataTransfer);
    };
    document.addEventListener('dragover', over, options);
    document.addEventListener('dragleave', leave, options);
    document.addEventListener('drop', drop, options);
    return () => listeners.abort();
  }, []);

  return isDragging;
}
