import { QRCodeSVG } from 'qrcode.react';

/** Always dark on white, with its margin: cameras do not read it otherwise. */
export default function QrCode({ address }: { address: string }) {
  return (
    <QRCodeSVG
      value={address}
      size={176}
      marginSize={4}
      bgColor="#ffffff"
      fgColor="#000000"
      title="QR code for your authenticator app"
    />
  );
}
