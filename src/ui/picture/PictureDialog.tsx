import { useCallback, useState } from 'react';
import { useSpeak } from '../live/LiveRegion';
import { useText, useWords } from '../context';
import { Button } from '../controls/buttons';
import { Dialog } from '../controls/Dialog';
import { downloadFile } from '../download';
import { pictureWords } from '../text';
import { useLoading } from '../useLoading';
import { drawPicture, PICTURE_SIZE } from './drawPicture';
import { pictureInWords } from './pictureFacts';
import type { Picture } from './pictureFacts';
import './picture.css';

interface PictureDialogProps {
  readonly picture: Picture;
  readonly onClose: () => void;
}

/** A picture of a hand, drawn on this device, to be saved, or given to another app where the browser can. */
export function PictureDialog({ picture, onClose }: PictureDialogProps) {
  const text = useText();
  const words = useWords(pictureWords);
  const { appName } = text;
  const {
    value: file,
    failed,
    retry,
  } = useLoading(
    useCallback(async () => {
      const png = await drawPicture(picture, appName);
      return new File([png], 'mahjong-hand.png', { type: png.type });
    }, [picture, appName]),
  );
  return (
    <Dialog title={words.title} onClose={onClose}>
      <div className="picture">
        {file ? (
          <Shown file={file} label={pictureInWords(picture, text.tile)} />
        ) : (
          <p className="picture-frame" role={failed ? 'alert' : 'status'}>
            {failed ? words.failed : words.drawing}
          </p>
        )}
        <div className="dialog-actions">
          {failed && <Button onClick={retry}>{text.setUp.retry}</Button>}
          {file && <Actions file={file} title={picture.headline} />}
        </div>
      </div>
    </Dialog>
  );
}

interface ShownProps {
  readonly file: File;
  /** The picture in words. */
  readonly label: string;
}

function Shown({ file, label }: ShownProps) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return <img ref={show} className="picture-frame" alt={label} width={PICTURE_SIZE} height={PICTURE_SIZE} />;
}

interface ActionsProps {
  readonly file: File;
  readonly title: string;
}

function Actions({ file, title }: ActionsProps) {
  const words = useWords(pictureWords);
  const speak = useSpeak();
  const [message, setMessage] = useState('');
  const say = (told: string) => {
    setMessage(told);
    speak(told);
  };
  const canShare = typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });
  const share = async () => {
    try {
      await navigator.share({ files: [file], title });
    } catch (cause) {
      // Who closes the list of apps has not failed.
      if (!(cause instanceof DOMException && cause.name === 'AbortError')) say(words.notShared);
    }
  };
  const save = () => {
    downloadFile(file);
    say(words.saved);
  };
  return (
    <>
      <p className="note">{message || (canShare ? '' : words.noShare)}</p>
      {canShare && (
        <Button icon="share" onClick={() => void share()}>
          {words.share}
        </Button>
      )}
      <Button look="main" onClick={save}>
        {words.save}
      </Button>
    </>
  );
}
